import { inflateRawSync } from 'node:zlib';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT = 65_535;
const METHOD_STORED = 0;
const METHOD_DEFLATED = 8;

/** One file in a ZIP file, from its central directory. */
export interface ZipEntry {
  name: string;
  method: number;
  /** Compressed size in bytes. */
  size: number;
  headerOffset: number;
}

/** Whether a file begins like a ZIP file, even if its end is missing. */
export const isZip = (bytes: Buffer): boolean =>
  bytes.length > LOCAL_LENGTH && bytes.readUInt32LE(0) === LOCAL_SIGNATURE;

const findEnd = (bytes: Buffer): number => {
  const first = Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return -1;
};

/** Lists the files in a ZIP file; none if it cannot be read. */
export const listZipEntries = (bytes: Buffer): ZipEntry[] => {
  const end = findEnd(bytes);
  if (end < 0) return [];
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (at + ENTRY_LENGTH <= end && bytes.readUInt32LE(at) === ENTRY_SIGNATURE) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const nameStart = at + ENTRY_LENGTH;
    entries.push({
      name: bytes.toString('utf8', nameStart, nameStart + nameLength),
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      headerOffset: bytes.readUInt32LE(at + 42),
    });
    at = nameStart + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
};

/** Reads a file in a ZIP file; undefined if it is damaged, exceeds `maxBytes`, or its compression is not supported. */
export const readZipPart = (
  bytes: Buffer,
  { method, size, headerOffset: at }: ZipEntry,
  maxBytes: number,
): Buffer | undefined => {
  if (at + LOCAL_LENGTH > bytes.length || bytes.readUInt32LE(at) !== LOCAL_SIGNATURE) return undefined;
  const start = at + LOCAL_LENGTH + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const compressed = bytes.subarray(start, start + size);
  if (method === METHOD_STORED) return compressed.length <= maxBytes ? compressed : undefined;
  // zlib takes no limit of zero.
  if (method !== METHOD_DEFLATED || maxBytes === 0) return undefined;
  try {
    return inflateRawSync(compressed, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
};
