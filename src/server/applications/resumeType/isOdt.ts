const LOCAL_HEADER = 0x04034b50;
const NAME_START = 30;
const MIME_TYPE = 'application/vnd.oasis.opendocument.text';

/** An ODT is a zip whose first entry is called `mimetype`, is not compressed and holds just this type (ODF 1.3, 3.3). */
export const isOdt = (bytes: Buffer): boolean => {
  if (bytes.length < NAME_START || bytes.readUInt32LE(0) !== LOCAL_HEADER) return false;
  const isStored = bytes.readUInt16LE(8) === 0;
  const nameEnd = NAME_START + bytes.readUInt16LE(26);
  const name = bytes.toString('latin1', NAME_START, nameEnd);
  const start = nameEnd + bytes.readUInt16LE(28);
  const size = bytes.readUInt32LE(22);
  const isRightLength = size === 0 || size === MIME_TYPE.length;
  const content = bytes.toString('latin1', start, start + MIME_TYPE.length);
  return isStored && name === 'mimetype' && isRightLength && content === MIME_TYPE;
};
