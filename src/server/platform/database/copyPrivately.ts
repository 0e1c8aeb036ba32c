import { closeSync, openSync, readSync, writeSync } from 'node:fs';

const CHUNK = 1024 * 1024;

/** Copies a file for its owner only, from the first byte. Node's own copy takes over the mode of the source. */
export const copyPrivately = (source: string, target: string): void => {
  const from = openSync(source, 'r');
  const to = openSync(target, 'w', 0o600);
  const bytes = Buffer.alloc(CHUNK);
  try {
    for (let read = readSync(from, bytes); read > 0; read = readSync(from, bytes)) {
      for (let done = 0; done < read;) done += writeSync(to, bytes, done, read - done);
    }
  } finally {
    closeSync(from);
    closeSync(to);
  }
};
