import type { Opening, OpeningStatus } from '../queries/toOpening.ts';

/** What an exported opening was: its number and status; nothing of one that somebody wrote. */
export interface OpeningMark {
  id?: number | undefined;
  status?: OpeningStatus | undefined;
  /** ISO 8601 instant. */
  publish_at?: string | undefined;
}

const STATUSES: readonly OpeningStatus[] = ['draft', 'scheduled', 'open', 'closed'];
const NOTE = /^# Opening (\d+)(?:, version \d+)?(?:, (draft|scheduled|open|closed))?(?: for (\S+))?(?:\.|$)/m;

/** The cells 'id', 'status' and 'publish_at' of a row, where an empty one says nothing, and what is wrong with them. */
export const readMark = (
  values: Readonly<Record<string, string>>,
): { mark: OpeningMark; faults: string[] } => {
  const [id, status, publish_at] = ['id', 'status', 'publish_at'].map(
    (field) => values[field]?.trim() || undefined,
  );
  const known = STATUSES.find((each) => each === status?.toLowerCase());
  const faults: string[] = [];
  if (id !== undefined && !/^[1-9]\d{0,14}$/.test(id)) {
    faults.push('id must be the number of an opening, or empty for a new one');
  }
  if (status !== undefined && !known) {
    faults.push(`status must be one of ${STATUSES.join(', ')}, or empty`);
  }
  if (publish_at !== undefined && Number.isNaN(Date.parse(publish_at))) {
    faults.push('publish_at must be a time like 2030-01-31T09:00:00Z');
  }
  return { mark: { id: id === undefined ? undefined : Number(id), status: known, publish_at }, faults };
};

/** The comment by which an exported file says which opening it is of. */
export const markNote = ({ id, status, publish_at }: Pick<Opening, 'id' | 'status' | 'publish_at'>): string =>
  `Opening ${id}, ${status}${status === 'scheduled' && publish_at ? ` for ${publish_at}` : ''}`;

/** What such a comment says; nothing where there is none. */
export const markIn = (content: string): OpeningMark => {
  const [, id, status, publish_at] = NOTE.exec(content) ?? [];
  return {
    id: id === undefined ? undefined : Number(id),
    status: STATUSES.find((each) => each === status),
    publish_at,
  };
};

/** Nobody applies for it: its last day may be past. */
export const isAsleep = ({ status }: OpeningMark): boolean => status === 'draft' || status === 'closed';
