import { brotliCompressSync } from 'node:zlib';

/** Hashes in names of files and of their contents, and what each weighs compressed: nobody can foresee its letters. */
const HASHES = [
  { pattern: /(?<=[."'])[\da-f]{8}(?=[."'])/g, bytes: 4 },
  { pattern: /[A-Za-z\d+/]{43}=/g, bytes: 33 },
] as const;

/**
 * Bytes of a text compressed with brotli, all hashes in it counted alike: what changes elsewhere gives a file other
 * letters, not more of them, and compresses by some bytes better or worse.
 */
export const steadySize = (text: string): number => {
  let steady = text;
  let hashes = 0;
  for (const { pattern, bytes } of HASHES) {
    hashes += (steady.match(pattern)?.length ?? 0) * bytes;
    steady = steady.replace(pattern, '');
  }
  return steady === '' ? hashes : brotliCompressSync(steady).length + hashes;
};
