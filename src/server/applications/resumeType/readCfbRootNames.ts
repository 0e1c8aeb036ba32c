const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENTRY_BYTES = 128;
const NO_ENTRY = 0xffffffff;
const HEADER_FAT_SECTORS = 109;

/** Reads the chain of sectors from `first`; stops at a cycle or a sector outside the file. */
const readChain = (bytes: Buffer, first: number, sectorSize: number): Buffer[] => {
  const sectors: Buffer[] = [];
  const entriesPerSector = sectorSize / 4;
  const visited = new Set<number>();
  let sector = first;
  while (!visited.has(sector)) {
    visited.add(sector);
    const start = (sector + 1) * sectorSize;
    const fatIndex = Math.floor(sector / entriesPerSector);
    if (start >= bytes.length || fatIndex >= HEADER_FAT_SECTORS) break;
    sectors.push(bytes.subarray(start, start + sectorSize));
    const fatSector = bytes.readUInt32LE(76 + fatIndex * 4);
    const next = (fatSector + 1) * sectorSize + (sector % entriesPerSector) * 4;
    if (next + 4 > bytes.length) break;
    sector = bytes.readUInt32LE(next);
  }
  return sectors;
};

const readName = (directory: Buffer, entry: number): string => {
  const start = entry * ENTRY_BYTES;
  const length = Math.min(64, directory.readUInt16LE(start + 64));
  return directory.toString('utf16le', start, start + Math.max(0, length - 2));
};

/**
 * Lists entry `first` and its siblings. Siblings form a binary tree: an entry has its two children at offsets 68 and
 * 72.
 */
const findSiblings = (directory: Buffer, first: number): number[] => {
  const visited = new Set<number>();
  const queue = [first];
  for (let entry = queue.pop(); entry !== undefined; entry = queue.pop()) {
    if (entry === NO_ENTRY || visited.has(entry) || (entry + 1) * ENTRY_BYTES > directory.length) continue;
    visited.add(entry);
    const start = entry * ENTRY_BYTES;
    queue.push(directory.readUInt32LE(start + 68), directory.readUInt32LE(start + 72));
  }
  return [...visited];
};

/**
 * Reads the names, in lower case because case does not count, at the root of a compound file (MS-CFB), the container of
 * DOC, XLS, MSI, MSG and others; undefined for any other file. The contents of embedded documents are ignored.
 */
export const readCfbRootNames = (bytes: Buffer): string[] | undefined => {
  if (bytes.length < 512 || !bytes.subarray(0, 8).equals(SIGNATURE)) return undefined;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const directory = Buffer.concat(readChain(bytes, bytes.readUInt32LE(48), 2 ** shift));
  if (directory.length < ENTRY_BYTES) return [];
  return findSiblings(directory, directory.readUInt32LE(76)).map((entry) =>
    readName(directory, entry).toLowerCase(),
  );
};
