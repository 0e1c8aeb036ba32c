import type { Entry, Findings } from './ledger.ts';
import { expectedContent, MAILS_PER_KIND, identifySubmission, type Kind } from './sentRows.ts';
import { readApplications, readMessages, readUploads, type StoredRow } from './storedRows.ts';
import type { Target } from './targets.ts';

const compareKind = (
  kind: Kind,
  {
    rows,
    entries,
    getOutcome,
  }: { rows: StoredRow[]; entries: Entry[]; getOutcome: (entry: Entry) => string | undefined },
) => {
  const rowsById = new Map<string, StoredRow[]>();
  for (const row of rows) rowsById.set(row.label, [...(rowsById.get(row.label) ?? []), row]);
  const found = {
    acknowledged: 0,
    unacknowledged: 0,
    lost: [] as string[],
    doubled: [] as string[],
    changed: [] as string[],
  };
  for (const entry of entries) {
    const id = identifySubmission(kind, entry);
    const outcome = getOutcome(entry);
    const [row, ...duplicates] = rowsById.get(id) ?? [];
    rowsById.delete(id);
    if (outcome !== undefined) found.acknowledged += 1;
    else if (row) found.unacknowledged += 1;
    if (duplicates.length > 0) found.doubled.push(id);
    if (!row) {
      if (outcome !== undefined) found.lost.push(id);
      continue;
    }
    const isSame =
      row.content === expectedContent(kind, entry.submission) &&
      row.mails === MAILS_PER_KIND[kind] &&
      (outcome ?? row.outcome) === row.outcome;
    if (!isSame) found.changed.push(id);
  }
  // Rows that nobody sent.
  found.changed.push(...rowsById.keys());
  return found;
};

/** Compares what is stored with the ledger, byte for byte. The servers must have stopped. */
export const compare = async (query: Target['query'], ledger: readonly Entry[]): Promise<Findings> => {
  const applications = ledger.filter(({ submission }) => submission.kind === 'application');
  const messages = ledger.filter(({ submission }) => submission.kind === 'message');
  const found = [
    compareKind('uploads', {
      rows: await readUploads(query),
      entries: applications,
      getOutcome: ({ storedName }) => storedName,
    }),
    compareKind('applications', {
      rows: await readApplications(query),
      entries: applications,
      getOutcome: ({ receipt }) => receipt,
    }),
    compareKind('messages', {
      rows: await readMessages(query),
      entries: messages,
      getOutcome: ({ receipt }) => receipt,
    }),
  ] as const;
  return {
    uploads: found[0].acknowledged,
    applications: found[1].acknowledged,
    messages: found[2].acknowledged,
    unacknowledged: found.reduce((sum, { unacknowledged }) => sum + unacknowledged, 0),
    lost: found.flatMap(({ lost }) => lost),
    duplicated: found.flatMap(({ doubled }) => doubled),
    changed: found.flatMap(({ changed }) => changed),
  };
};
