import type { Selectable } from 'kysely';
import { mapFields } from '../../../contract/fieldTable.ts';
import {
  type RequiredOpeningField,
  OPENING_FIELDS,
  type OPENING_LISTS,
  type OpeningField,
  type OpeningPlace,
  type OptionalOpeningField,
} from '../../../contract/openingFields.ts';
import { addDays } from '../../../lib/addDays.ts';
import type { OpeningsTable } from '../../platform/database/tables.ts';
import { toDay } from './openingStatus.ts';

type Row = Selectable<OpeningsTable>;

/** `draft` and `scheduled` openings are visible only to staff. `general` is for applications without an opening. */
export type OpeningStatus = 'draft' | 'scheduled' | 'open' | 'closed' | 'general';

/** An opening; `posted_at`, `updated_at`, `closed_at` are ISO 8601 instants in UTC. */
export interface Opening extends Pick<Row, OpeningField> {
  id: number;
  description: string;
  requirements: string[];
  places: OpeningPlace[];
  remote_from: string[];
  /** The status when the row was read. */
  status: OpeningStatus;
  is_sample: boolean;
  posted_at: string;
  updated_at: string;
  closed_at: string | null;
  /** The instant from which visitors see it; null: as soon as it is published. */
  publish_at: string | null;
}

/** When an opening is open. */
interface Schedule extends Pick<Row, 'publish_at' | 'closing_date' | 'closed_at'> {
  status: OpeningStatus;
}

/** The status of an opening at an instant. */
export const statusAt = (
  { status, publish_at, closing_date }: Omit<Schedule, 'closed_at'>,
  at: string,
): OpeningStatus => {
  if (status !== 'open') return status;
  if (publish_at !== null && publish_at > at) return 'scheduled';
  return closing_date !== null && closing_date < toDay(at) ? 'closed' : 'open';
};

/** Whether an opening is not public yet. */
export const isUnpublished = ({ status }: Pick<Opening, 'status'>): boolean =>
  status === 'draft' || status === 'scheduled';

/** Whether an opening of this status accepts applications. */
const isAccepting = (status: OpeningStatus): boolean => status === 'open' || status === 'general';

/** For how long a closed opening still takes what was begun before: only an open page has its form. */
const LATE_MS = 3_600_000;

/** Until when an opening that is closed still takes applications; undefined if that time is over, or it is not closed. */
export const lateUntil = (row: Schedule, at: string): string | undefined => {
  if (statusAt(row, at) !== 'closed') return undefined;
  const dayEnd = row.closing_date && addDays(`${row.closing_date}T00:00:00.000Z`, 1);
  const [closedAt] = [row.closed_at, dayEnd].filter((end) => end !== null && end <= at).toSorted();
  if (!closedAt) return undefined;
  const end = new Date(Date.parse(closedAt) + LATE_MS).toISOString();
  return end > at ? end : undefined;
};

/** Whether an opening takes applications at an instant. */
export const acceptsApplications = (row: Schedule, at: string): boolean =>
  isAccepting(statusAt(row, at)) || lateUntil(row, at) !== undefined;

/** Reads where an opening is from the JSON in the database. */
export const readPlaces = (row: Pick<Row, 'places' | 'remote_from'>) => ({
  places: JSON.parse(row.places) as OpeningPlace[],
  remote_from: JSON.parse(row.remote_from) as string[],
});

/** Reads all lists of an opening. */
export const readLists = (
  row: Pick<Row, (typeof OPENING_LISTS)[number]>,
): Pick<Opening, (typeof OPENING_LISTS)[number]> => ({
  ...readPlaces(row),
  requirements: JSON.parse(row.requirements) as string[],
});

/** The columns of an opening's texts: each list that is given as JSON. */
export const toColumns = <Text extends Partial<OpeningText>>({
  places,
  remote_from,
  requirements,
  ...text
}: Text) => ({
  ...text,
  ...(places && { places: JSON.stringify(places) }),
  ...(remote_from && { remote_from: JSON.stringify(remote_from) }),
  ...(requirements && { requirements: JSON.stringify(requirements) }),
});

/** Picks the text fields from a row or an opening. */
export const pickFields = (row: Pick<Row, OpeningField>): Pick<Row, OpeningField> =>
  mapFields(OPENING_FIELDS, (field) => row[field]) as Pick<Row, OpeningField>;

/** Converts a row to an opening with its status at an instant, without the preview token. */
export const toOpening = (row: Row, at: string): Opening => ({
  id: row.id,
  ...pickFields(row),
  description: row.description,
  ...readLists(row),
  status: statusAt(row, at),
  is_sample: row.is_sample === 1,
  posted_at: row.posted_at,
  updated_at: row.updated_at,
  closed_at: row.closed_at,
  publish_at: row.publish_at,
});

/** The fields of an opening that staff write, and the texts composed from them. */
export interface OpeningText
  extends Pick<Opening, RequiredOpeningField | 'description'>, Partial<Pick<Opening, OptionalOpeningField>> {
  requirements: readonly string[];
  places?: readonly OpeningPlace[];
  remote_from?: readonly string[];
}
