import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { codeOf } from '../../desk/codeOf.ts';
import { openingsWithFaults, integrityFaults } from '../../platform/database/checkDatabase.ts';
import { databaseFileOf } from '../../platform/database/databaseFile.ts';
import { isDamage } from '../../platform/database/isDamage.ts';
import { describeDamage, describeLoss, describeOddRows } from './describeDamage.ts';
import { checkSearchIndex, describeSearchDamage } from './checkSearchIndex.ts';
import { fault, good, type Finding } from './finding.ts';

const checkRows = (database: Database.Database): Finding[] => {
  const faults = integrityFaults(database);
  if (faults.length > 0) {
    const ofSearch = describeSearchDamage(database);
    return ofSearch.length > 0 ? ofSearch : describeDamage(database, faults);
  }
  const openings = openingsWithFaults(database).map((id) =>
    fault(
      `The requirements of opening ${id} cannot be read, and are not shown`,
      `Enter them again: ./staff openings edit ${id}`,
    ),
  );
  const rows = [...openings, ...describeOddRows(database), ...checkSearchIndex(database)];
  if (rows.length > 0) return rows;
  const found = database.prepare<[], { version: string }>('select sqlite_version() as version').get();
  return [good(`The database is whole (SQLite ${found?.version ?? ''})`)];
};

/** The database: whether it is whole; where it is not, what of it is damaged. */
export const checkIntegrity = (dataDir: string): Finding[] => {
  const file = databaseFileOf(dataDir);
  if (!existsSync(file)) {
    return [fault('There is no database yet', 'Start the server once: npm start')];
  }
  try {
    // One that may write throws the log of a damaged database away when it closes.
    const database = new Database(file, { readonly: true });
    try {
      return checkRows(database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (isDamage(error)) return describeLoss(error);
    return [
      fault(
        `The database cannot be read (${codeOf(error)})`,
        'Run this as the user that runs the server, on the machine that it runs on',
      ),
    ];
  }
};
