import { existsSync } from 'node:fs';
import { writeNewFile } from './writeNewFile.ts';

const onFullDisk = existsSync('/dev/full') ? it : it.skip;

describe('writeNewFile', () => {
  onFullDisk('names a full disk', async () => {
    const writing = writeNewFile('/dev/full', Buffer.from('resume'), { overwrite: true });
    await expect(writing).rejects.toThrow('/dev/full was not written: the disk is full');
  });
});
