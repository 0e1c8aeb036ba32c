import { requireOne } from '../../desk/command/requireOne.ts';
import { refused } from '../../desk/command/staffError.ts';
import { damagedLine } from '../../desk/explain.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { ListedApplication } from '../queries/selectApplications.ts';

/** The application that a number, a reference or a unique part of one means; refuses one that cannot be read by its name. */
export const requireApplication = async (
  { applications, dataDir }: Pick<StaffDatabase, 'applications' | 'dataDir'>,
  text: string,
): Promise<ListedApplication> => {
  const { rows, unreadable } = await applications.match(text);
  if (unreadable.length > 0)
    throw refused(
      ...unreadable.map(
        ({ reference, id }) => `Application ${reference}, number ${id} of the list, cannot be read`,
      ),
      damagedLine(dataDir),
    );
  return requireOne(rows, { kind: 'application', text, dataDir });
};
