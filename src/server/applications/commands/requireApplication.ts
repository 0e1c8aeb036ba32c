import { refused, StaffError } from '../../desk/command/staffError.ts';
import { harmlessLine } from '../../desk/terminal/harmless.ts';
import type { Referred } from '../../platform/database/matchReference.ts';
import type { Desk } from '../../staff/openDesk.ts';
import type { ListedApplication } from '../queries/selectApplications.ts';

/** Most that a refusal lists. */
const MOST = 5;

/** The one row that a text means; refuses where there is none, and where it means several. */
export const requireOne = <Row extends Referred & { name: string }>(
  found: readonly Row[],
  { kind, text }: { kind: 'application' | 'message'; text: string },
): Row => {
  const [one, ...others] = found;
  if (!one) throw refused(`There is no ${kind} ${text}`);
  if (others.length === 0) return one;
  throw refused(
    `'${text}' stands in ${found.length} references; write more of it`,
    ...found.slice(0, MOST).map(({ reference, name }) => `  ${reference}  ${harmlessLine(name)}`),
  );
};

/** The application that a number, a reference or a unique part of one means. */
export const requireApplication = async (
  { applications }: Pick<Desk, 'applications'>,
  text: string,
): Promise<ListedApplication> => requireOne(await applications.match(text), { kind: 'application', text });

/** The same for several; every one that is not found is named at once. */
export const requireAll = async <Row>(
  texts: readonly string[],
  require: (text: string) => Promise<Row>,
): Promise<Row[]> => {
  const faults: string[] = [];
  const rows: Row[] = [];
  for (const text of texts) {
    try {
      rows.push(await require(text));
    } catch (error) {
      if (!(error instanceof StaffError)) throw error;
      faults.push(...error.lines);
    }
  }
  if (faults.length > 0) throw refused(...faults, 'Nothing was changed');
  return rows;
};
