import type { Selectable } from 'kysely';
import type { OpeningsTable } from './tables.ts';

/** An opening as the program speaks of it; `posted_at`, `updated_at`, `closed_at` are ISO 8601 instants in UTC. */
export interface Opening {
  id: number;
  job_title: string;
  company_name: string;
  location: string;
  description: string;
  requirements: string[];
  status: 'open' | 'closed';
  is_sample: boolean;
  posted_at: string;
  updated_at: string;
  closed_at: string | null;
}

/** An opening from its row. Only this program writes the column `requirements`, always as a list of text. */
export const toOpening = (row: Selectable<OpeningsTable>): Opening => ({
  ...row,
  requirements: JSON.parse(row.requirements) as string[],
  is_sample: row.is_sample === 1,
});
