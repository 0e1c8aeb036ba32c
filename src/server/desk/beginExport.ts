import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditStaffQueries } from '../platform/records/auditStaffQueries.ts';
import { UNFINISHED, type ExportPlaces } from '../platform/records/exportPlaces.ts';
import { writeNewFile } from './writeNewFile.ts';

const TEXT = 'This export was not finished. It holds personal data: delete the folder, and export again.\n';

/**
 * Notes an export before its first byte, in the audit and in its folder, and gives what notes its end: one that is cut
 * off is known by both, and `doctor` tells of it (docs/requirements.md, STAFF-30).
 */
export const beginExport = async (
  { audit, exportPlaces }: { audit: Pick<AuditStaffQueries, 'note'>; exportPlaces: ExportPlaces },
  { folder, actor }: { folder: string; actor: string },
): Promise<() => Promise<void>> => {
  const subject = `export ${randomUUID().slice(0, 8)}`;
  await exportPlaces.begin(subject, folder);
  await audit.note('export.begun', subject, { actor });
  const mark = join(folder, UNFINISHED);
  await writeNewFile(mark, Buffer.from(TEXT), { overwrite: false });
  return async () => {
    await rm(mark);
    await exportPlaces.finish(subject);
    await audit.note('export.finished', subject, { actor });
  };
};
