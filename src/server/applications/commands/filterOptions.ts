import { GENERAL_OPENING_ID } from '../../../contract/constants.ts';
import { readDay } from '../../desk/command/readDate.ts';
import { readId } from '../../desk/command/readId.ts';
import { wrongUse } from '../../desk/command/staffError.ts';
import { requireOpening } from '../../openings/commands/requireOpening.ts';
import type { ApplicationStatus } from '../../platform/database/applicationTables.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { ApplicationFilter } from '../queries/applicationFilter.ts';

const STATUSES: readonly ApplicationStatus[] = ['received', 'reviewed', 'invited', 'declined'];

/** The options by which 'list' and 'export' choose applications. */
export const filterOptions = {
  opening: { type: 'string', value: 'ID', help: 'only those for this opening; 0 for those without one' },
  since: { type: 'string', value: 'DATE', help: 'only those received on this day or later, like 2030-01-31' },
  status: { type: 'string', value: 'STATUS', help: `only those that are ${STATUSES.join(', ')}` },
  unread: { type: 'boolean', help: 'only those that nobody has opened yet' },
  text: { type: 'string', value: 'WORDS', help: 'only those in which every one of these words stands' },
} as const;

export interface FilterValues {
  readonly opening?: string;
  readonly since?: string;
  readonly status?: string;
  readonly unread?: boolean;
  readonly text?: string;
}

const readStatus = (text: string | undefined): ApplicationStatus | undefined => {
  const status = STATUSES.find((each) => each === text);
  if (text !== undefined && !status) throw wrongUse(`--status must be one of ${STATUSES.join(', ')}`);
  return status;
};

const readOpening = (text: string): number =>
  text === String(GENERAL_OPENING_ID) ? GENERAL_OPENING_ID : readId(text);

/** Reads the options; an unknown opening is refused, because an empty list would say something else. */
export const readFilter = async (
  database: StaffDatabase,
  values: FilterValues,
): Promise<ApplicationFilter> => {
  const filter: ApplicationFilter = {
    openingId: values.opening === undefined ? undefined : readOpening(values.opening),
    since: readDay('--since', values.since),
    status: readStatus(values.status),
    isUnread: values.unread,
    words: values.text?.split(/\s+/).filter((word) => word !== ''),
  };
  if (filter.openingId !== undefined) {
    await requireOpening(filter.openingId, database.openings.find(filter.openingId));
  }
  return filter;
};

/** What is said where the options find nobody: in another folder there may be somebody (STAFF-18). */
export const noneFound = (values: FilterValues, dataDir: string): string => {
  const { opening, since, status, unread, text } = values;
  const isFiltered = [opening, since, status, unread, text].some((value) => value !== undefined);
  return `${isFiltered ? 'No application fits' : 'There are no applications yet'}, in ${dataDir}.`;
};
