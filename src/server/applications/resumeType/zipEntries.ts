import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT = 65_535;
const METHOD_STORED = 0;
const METHOD_DEFLATED = 8;

/** One file in a zip, from the central directory. */
export interface ZipEntry {
  name: string;
  method: number;
  /** Compressed size in bytes. */
  size: number;
  /** Offset of its local header. */
  at: number;
}

const findEnd = (bytes: Buffer): number => {
  const first = Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  return -1;
};

/** The files in a zip, from its central directory; none if it cannot be read. */
export const zipEntries = (bytes: Buffer): ZipEntry[] => {
  const end = findEnd(bytes);
  if (end < 0) return [];
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (at + ENTRY_LENGTH <= end && bytes.readUInt32LE(at) === ENTRY) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const nameStart = at + ENTRY_LENGTH;
    entries.push({
      name: bytes.toString('utf8', nameStart, nameStart + nameLength),
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at = nameStart + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
};

/** The text of a file in a zip; undefined if it is damaged, has another compression, or has more than `limit` bytes. */
export const zipText = (bytes: Buffer, { method, size, at }: ZipEntry, limit: number): string | undefined => {
  if (at + LOCAL_LENGTH > bytes.length || bytes.readUInt32LE(at) !== LOCAL_SIGNATURE) return undefined;
  const start = at + LOCAL_LENGTH + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(start, start + size);
  if (method === METHOD_STORED) return packed.length <= limit ? packed.toString('utf8') : undefined;
  if (method !== METHOD_DEFLATED) return undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: limit }).toString('utf8');
  } catch {
    return undefined;
  }
};
