import { dirname, resolve } from 'node:path';
import { codeOf } from '../../desk/codeOf.ts';
import { when } from '../../platform/clock/when.ts';
import { cutOffFilesIn } from '../../platform/database/partialFiles.ts';
import type { BackupRecord } from '../../platform/records/backupRecords.ts';
import type { ExportPlaces } from '../../platform/records/exportPlaces.ts';
import type { AuditEntry } from '../../platform/records/recordAudit.ts';
import { note, type Finding } from './finding.ts';

interface Folders {
  dataDir: string;
  /** Where backups were written lately. */
  backups: readonly BackupRecord[];
  /** Where the person stands, and their home: a backup that was killed before it was noted is there as a rule. */
  own: readonly string[];
}

const filesIn = (folder: string, isOwn: boolean): Finding[] => {
  try {
    return cutOffFilesIn(folder).map((file) =>
      note(
        `${file} was left by a backup that was cut off, and holds personal data; the next backup to this folder removes it, or delete it`,
      ),
    );
  } catch (error) {
    return isOwn
      ? []
      : [note(`${folder}, where backups were written, cannot be looked at (${codeOf(error)})`)];
  }
};

/** What killed backups have left, wherever it can be known (docs/reliability.md). */
export const checkBackupFolders = ({ dataDir, backups, own }: Folders): Finding[] => {
  const ours = [dataDir, ...own].map((folder) => resolve(folder));
  const others = backups.map(({ file }) => dirname(file));
  return [...new Set([...ours, ...others])].flatMap((folder) => filesIn(folder, ours.includes(folder)));
};

type Place = Awaited<ReturnType<ExportPlaces['list']>> extends ReadonlyMap<string, infer Each> ? Each : never;

const exportLine = ({ at, actor }: AuditEntry, place: Place | undefined): Finding =>
  note(
    `An export that ${actor} began on ${when(at)} was cut off; ${place?.folder ?? 'its folder'} holds UNFINISHED.txt and personal data: delete it`,
  );

/** Exports of the last month that were cut off, and not deleted since: what they have written lies somewhere. */
export const checkExports = (cutOff: readonly AuditEntry[], places: ReadonlyMap<string, Place>): Finding[] =>
  cutOff
    .filter(({ subject }) => places.get(subject)?.isThere !== false)
    .map((entry) => exportLine(entry, places.get(entry.subject)));
