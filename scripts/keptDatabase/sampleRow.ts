import { createHash } from 'node:crypto';

interface Column {
  name: string;
  type: string;
}

const AT = '2026-11-20T10:00:00.000Z';
const LATER = '2030-01-01T00:00:00.000Z';
const RESUME = Buffer.from('%PDF-1.7 kept for the tests\n');

/** What means something to the program; everything else is any text or number. */
const meaning: Readonly<Record<string, unknown>> = {
  'applications.status': 'received',
  'applications.withdrawal_hash': createHash('sha256').update('secret').digest('hex'),
  'messages.form': 'contact',
  'openings.status': 'open',
  'outbox.status': 'waiting',
  'outbox.kind': 'message',
  'resumes.bytes': RESUME,
  'resumes.claimed_by': 'applications.reference',
  'resumes.sha256': createHash('sha256').update(RESUME).digest('hex'),
  'resumes.size': RESUME.length,
  'resumes.type': 'pdf',
  'resume_files.bytes': RESUME,
  'submissions.call': 'application',
  'submissions.outcome': 'applications.reference',
  'vitals.kind': 'home',
  'vitals.vital': 'LCP',
};

const valueOf = (table: string, { name, type }: Column): unknown => {
  const place = `${table}.${name}`;
  if (place in meaning) return meaning[place];
  if (/^(requirements|told)$/.test(name)) return '["Patience"]';
  if (/^(day|closing_date)$/.test(name)) return AT.slice(0, 10);
  if (/(_until|_after|^publish_at|^next_try_at)$/.test(name)) return LATER;
  if (/(^at|_at)$/.test(name)) return AT;
  if (name.startsWith('is_')) return 0;
  // Each table has one row, so every reference leads to 7.
  if (/(^id|_id)$/.test(name) && type.toLowerCase() === 'integer') return 7;
  return type.toLowerCase() === 'integer' ? 1 : place;
};

/** A row of a table with something in every column, the same whenever it is made. */
export const sampleRow = (table: string, columns: readonly Column[]): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column.name, valueOf(table, column)]));
