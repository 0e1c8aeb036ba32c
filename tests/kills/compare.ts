import type { Entry, Findings } from './ledger.ts';
import { expectedContent, MAILS_PER_KIND, submissionMark, type Kind } from './sentRows.ts';
import { storedApplications, storedMessages, storedUploads, type StoredRow } from './storedRows.ts';
import type { Target } from './targets.ts';

const compareKind = (
  kind: Kind,
  {
    rows,
    entries,
    getOutcome,
  }: { rows: StoredRow[]; entries: Entry[]; getOutcome: (entry: Entry) => string | undefined },
) => {
  const byMark = new Map<string, StoredRow[]>();
  for (const row of rows) byMark.set(row.mark, [...(byMark.get(row.mark) ?? []), row]);
  const found = {
    acknowledged: 0,
    unacknowledged: 0,
    lost: [] as string[],
    doubled: [] as string[],
    changed: [] as string[],
  };
  for (const entry of entries) {
    const mark = submissionMark(kind, entry);
    const outcome = getOutcome(entry);
    const [row, ...more] = byMark.get(mark) ?? [];
    byMark.delete(mark);
    if (outcome !== undefined) found.acknowledged += 1;
    else if (row) found.unacknowledged += 1;
    if (more.length > 0) found.doubled.push(mark);
    if (!row) {
      if (outcome !== undefined) found.lost.push(mark);
      continue;
    }
    const isSame =
      row.content === expectedContent(kind, entry.submission) &&
      row.mails === MAILS_PER_KIND[kind] &&
      (outcome ?? row.outcome) === row.outcome;
    if (!isSame) found.changed.push(mark);
  }
  // Rows that nobody sent.
  found.changed.push(...byMark.keys());
  return found;
};

/** Compares what is stored with the ledger, byte for byte; the servers must not be running. */
export const compare = async (query: Target['query'], ledger: readonly Entry[]): Promise<Findings> => {
  const applications = ledger.filter(({ submission }) => submission.kind === 'application');
  const messages = ledger.filter(({ submission }) => submission.kind === 'message');
  const found = [
    compareKind('uploads', {
      rows: await storedUploads(query),
      entries: applications,
      getOutcome: ({ storedName }) => storedName,
    }),
    compareKind('applications', {
      rows: await storedApplications(query),
      entries: applications,
      getOutcome: ({ receipt }) => receipt,
    }),
    compareKind('messages', {
      rows: await storedMessages(query),
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
