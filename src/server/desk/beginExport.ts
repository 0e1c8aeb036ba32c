import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditStaffQueries } from '../platform/records/auditStaffQueries.ts';
import { writeNewFile } from './writeNewFile.ts';

/** Stands in the folder while it is being filled. */
export const UNFINISHED = 'UNFINISHED.txt';

const TEXT = 'This export was not finished. It holds personal data: delete the folder, and export again.\n';

/**
 * Notes an export before its first byte, in the audit and in its folder, and gives what notes its end: one that is cut
 * off is known by both, and `doctor` tells of it (docs/requirements.md, STAFF-30).
 */
export const beginExport = async (
  audit: Pick<AuditStaffQueries, 'note'>,
  { folder, actor }: { folder: string; actor: string },
): Promise<() => Promise<void>> => {
  const subject = `export ${randomUUID().slice(0, 8)}`;
  await audit.note('export.begun', subject, { actor });
  const mark = join(folder, UNFINISHED);
  await writeNewFile(mark, Buffer.from(TEXT), { overwrite: false });
  return async () => {
    await rm(mark);
    await audit.note('export.finished', subject, { actor });
  };
};
