const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const MAX_COMMENT = 65_535;

const findEnd = (bytes: Buffer): number => {
  const first = Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  return -1;
};

/** Names of the files in a zip, read from its central directory; empty when there is none that can be read. */
export const zipNames = (bytes: Buffer): string[] => {
  const end = findEnd(bytes);
  if (end < 0) return [];
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (at + ENTRY_LENGTH <= end && bytes.readUInt32LE(at) === ENTRY) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const nameStart = at + ENTRY_LENGTH;
    names.push(bytes.toString('utf8', nameStart, nameStart + nameLength));
    at = nameStart + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
};
