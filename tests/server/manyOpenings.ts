import Database from 'better-sqlite3';
import { join } from 'node:path';

const PLACES = ['London', 'Austin, Texas', 'Hyderabad', 'Remote in Ireland, Germany or the Netherlands'];
const TYPES = ['full-time', 'part-time', 'contract'];
const TITLES = ['Network Engineer', 'Service Desk Analyst', 'AV Technician', 'Project Manager'];
const DAY_MS = 86_400_000;
const NEWEST = Date.parse('2026-11-01T08:00:00.000Z');

/**
 * Puts so many openings of staff's into a data folder's database in place of all others, the first the newest. Every fifth
 * has a closing date, a year and more away.
 */
export const putOpenings = (dataDir: string, count: number, text = 'You mend what is broken.'): void => {
  const database = new Database(join(dataDir, 'site.db'));
  const insert = database.prepare(
    `insert into openings (id, job_title, company_name, location, department, employment_type, description, requirements, status, is_sample, posted_at, updated_at, closing_date)
     values (?, ?, 'Quillmere', ?, ?, ?, ?, '["Patience"]', 'open', 0, ?, ?, ?)`,
  );
  const isoOf = (ms: number) => new Date(ms).toISOString();
  database.transaction(() => {
    database.exec('delete from openings where id > 0');
    for (let at = 0; at < count; at += 1) {
      const posted = isoOf(NEWEST - at * 60_000);
      const closing = at % 5 === 4 ? isoOf(NEWEST + (800 - (at % 400)) * DAY_MS).slice(0, 10) : null;
      const title = `${TITLES[at % TITLES.length] ?? ''} ${at + 1}`;
      const department = at % 3 === 0 ? 'Field & Dispatch' : 'Operations';
      insert.run(
        at + 1,
        title,
        PLACES[at % PLACES.length],
        department,
        TYPES[at % TYPES.length],
        text,
        posted,
        posted,
        closing,
      );
    }
  })();
  database.close();
};
