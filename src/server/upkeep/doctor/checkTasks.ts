import { existsSync } from 'node:fs';
import { when } from '../../platform/clock/when.ts';
import type { BackupRecord } from '../../platform/records/backupRecords.ts';
import type { HealthFacts } from '../queries/readHealth.ts';
import { fault, good, note, type Finding } from './finding.ts';

/** It runs every hour. */
const LATE_MS = 3 * 3_600_000;

const SERVER = 'See whether the server is running, and what its log says';

const checkTask = (name: string, last: string | null, now: Date): Finding => {
  if (last === null) return note(`${name} has not run yet`);
  const text = `${name} last succeeded on ${when(last)}`;
  return now.getTime() - Date.parse(last) <= LATE_MS ? good(text) : fault(text, SERVER);
};

const DAY_MS = 86_400_000;
/** They are made every night. */
const OLD_DAYS = 2;

interface Known {
  now: Date;
  /** The last one that was read back. */
  newest: BackupRecord | undefined;
}

/** Not a fault: a backup may be made by other means, and be taken to another machine. */
export const checkBackup = (last: string | undefined, { now, newest }: Known): Finding[] => {
  if (last === undefined) return [note('No backup was made yet: ./staff backup FILE')];
  const days = Math.floor((now.getTime() - Date.parse(last)) / DAY_MS);
  const text = `The last backup was made on ${when(last)}`;
  const isGone = newest !== undefined && !existsSync(newest.file);
  return [
    days < OLD_DAYS ? good(text) : note(`${text}, ${days} days ago: ./staff backup FILE`),
    ...(isGone ? [note(`${newest.file}, where it was written, is not there any more`)] : []),
  ];
};

/** What the server does by itself, and the sample openings that it began with. */
export const checkTasks = (
  { retention }: HealthFacts,
  { openSamples, now }: { openSamples: number; now: Date },
): Finding[] => [
  checkTask('Deleting what is over', retention, now),
  openSamples === 0
    ? good('No sample opening is open')
    : fault(`Sample openings that visitors see: ${openSamples}`, './staff openings clear-samples'),
];
