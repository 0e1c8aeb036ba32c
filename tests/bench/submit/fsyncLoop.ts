import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { measurementOf, type Measurement } from '../measurement.ts';

const PAGE_BYTES = 4096;

/** How often a second this disk takes 4 kB and says that it has them: what every durable store is measured by. */
export const fsyncLoop = (dir: string, ms: number): Measurement => {
  const path = join(dir, 'fsync');
  const file = openSync(path, 'w');
  const page = Buffer.alloc(PAGE_BYTES, 1);
  const times: number[] = [];
  const startedAt = performance.now();
  let now = startedAt;
  while (now - startedAt < ms) {
    writeSync(file, page);
    fsyncSync(file);
    const then = performance.now();
    times.push(then - now);
    now = then;
  }
  closeSync(file);
  rmSync(path);
  return measurementOf('write 4 kB and fsync', { times, wallMs: now - startedAt });
};
