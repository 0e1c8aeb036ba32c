import { requireOne } from '../../desk/command/requireOne.ts';
import type { Desk } from '../../staff/openDesk.ts';
import type { ListedApplication } from '../queries/selectApplications.ts';

/** The application that a number, a reference or a unique part of one means. */
export const requireApplication = async (
  { applications, dataDir }: Pick<Desk, 'applications' | 'dataDir'>,
  text: string,
): Promise<ListedApplication> =>
  requireOne(await applications.match(text), { kind: 'application', text, dataDir });
