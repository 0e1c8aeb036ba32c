import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Release } from './describeRelease.ts';

/**
 * Packs a release's folder in `out`, writes the checksum next to the archive, and returns the archive's path. To get the
 * same bytes each time, it sorts the names, uses the commit's date and fixed owners and modes, and compresses with the
 * Node version of the lock file.
 */
export const packFolder = async ({ out, release }: { out: string; release: Release }): Promise<string> => {
  const archive = resolve(out, `${release.name}.tar.gz`);
  const tar = spawn(
    'tar',
    [
      '--create',
      '--format=gnu',
      '--sort=name',
      `--mtime=${release.date}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
      release.name,
    ],
    { cwd: out, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const closed = once(tar, 'close') as Promise<[code: number | null]>;
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(archive));
  const [code] = await closed;
  if (code !== 0) throw new Error(`tar exited with code ${code}`);
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`);
  return archive;
};
