import { existsSync } from 'node:fs';
import { codeOf } from '../../desk/codeOf.ts';
import { damagedOpenings, integrityFaults } from '../../platform/database/checkDatabase.ts';
import { databaseFileOf } from '../../platform/database/databaseFile.ts';
import { openSqlite } from '../../platform/database/openSqlite.ts';
import { fault, good, type Finding } from './finding.ts';

const RESTORE = 'Stop the server and restore a backup: ./staff restore FILE';

/** The database: whether it is whole. */
export const checkIntegrity = (dataDir: string): Finding[] => {
  const file = databaseFileOf(dataDir);
  if (!existsSync(file)) {
    return [fault('There is no database yet', 'Start the server once: npm start')];
  }
  try {
    const database = openSqlite(file);
    const faults = integrityFaults(database);
    const openings = damagedOpenings(database);
    const version = String(
      database.prepare<[], { version: string }>('select sqlite_version() as version').get()?.version,
    );
    database.close();
    return faults.length + openings.length === 0
      ? [good(`The database is whole (SQLite ${version})`)]
      : faults.length === 0
        ? openings.map((id) =>
            fault(
              `The requirements of opening ${id} cannot be read, and are not shown`,
              `Enter them again: ./staff openings edit ${id}`,
            ),
          )
        : faults.map((line) => fault(`The database is damaged: ${line}`, RESTORE));
  } catch (error) {
    return [fault(`The database cannot be read (${codeOf(error)})`, RESTORE)];
  }
};
