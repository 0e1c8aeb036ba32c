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
  const findings = {
    acknowledged: 0,
    unacknowledged: 0,
    lost: [] as string[],
    duplicated: [] as string[],
    changed: [] as string[],
  };
  for (const entry of entries) {
    const id = identifySubmission(kind, entry);
    const outcome = getOutcome(entry);
    const [row, ...duplicates] = rowsById.get(id) ?? [];
    rowsById.delete(id);
    if (outcome !== undefined) findings.acknowledged += 1;
    else if (row) findings.unacknowledged += 1;
    if (duplicates.length > 0) findings.duplicated.push(id);
    if (!row) {
      if (outcome !== undefined) findings.lost.push(id);
      continue;
    }
    const isSame =
      row.content === expectedContent(kind, entry.submission) &&
      row.mails === MAILS_PER_KIND[kind] &&
      (outcome ?? row.outcome) === row.outcome;
    if (!isSame) findings.changed.push(id);
  }
  // Rows that nobody sent.
  findings.changed.push(...rowsById.keys());
  return findings;
};

/** Compares what is stored with the ledger, byte for byte. The servers must have stopped. */
export const compare = async (query: Target['query'], ledger: readonly Entry[]): Promise<Findings> => {
  const applications = ledger.filter(({ submission }) => submission.kind === 'application');
  const messages = ledger.filter(({ submission }) => submission.kind === 'message');
  const findings = [
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
    uploads: findings[0].acknowledged,
    applications: findings[1].acknowledged,
    messages: findings[2].acknowledged,
    unacknowledged: findings.reduce((sum, { unacknowledged }) => sum + unacknowledged, 0),
    lost: findings.flatMap(({ lost }) => lost),
    duplicated: findings.flatMap(({ duplicated }) => duplicated),
    changed: findings.flatMap(({ changed }) => changed),
  };
};
