import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { TaskLog } from '../../platform/process/repeat.ts';
import type { ScanSettings } from '../../platform/settings/scanSettings.ts';
import { scanFolderOf } from './scanFiles.ts';
import { scanRepository } from './scanRepository.ts';
import { startScans, type RunningScans } from './startScans.ts';

interface ScanningParts {
  settings: ScanSettings;
  db: Kysely<Tables>;
  dataDir: string;
  clock: Clock;
  log: TaskLog;
  mailQueued: () => void;
}

/** Starts the scanning of resumes, where the operator has named a scanner (docs/requirements.md, SCAN-1). */
export const startScanning = ({ db, dataDir, ...parts }: ScanningParts): RunningScans => {
  if (parts.settings.command.length === 0) return { wake: () => undefined, close: async () => undefined };
  return startScans({
    ...parts,
    scans: scanRepository(db, parts.clock.now),
    folder: scanFolderOf(dataDir),
  });
};
