import { requireOne } from '../../desk/command/requireOne.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { ListedApplication } from '../queries/selectApplications.ts';

/** The application that a number, a reference or a unique part of one means. */
export const requireApplication = async (
  { applications, dataDir }: Pick<StaffDatabase, 'applications' | 'dataDir'>,
  text: string,
): Promise<ListedApplication> =>
  requireOne(await applications.match(text), { kind: 'application', text, dataDir });
