import type { RowCounts } from '../../platform/database/checkDatabase.ts';

const SHOWN = ['openings', 'applications', 'resumes', 'messages', 'notes', 'outbox', 'audit'];

/** How much a database holds: `openings 5, applications 12, …`. */
export const rowLine = (rows: RowCounts): string =>
  SHOWN.map((table) => `${table} ${rows[table] ?? 0}`).join(', ');
