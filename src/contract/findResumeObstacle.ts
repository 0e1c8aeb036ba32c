/** PDF readers accept a header within the first 1,024 bytes. */
const HEAD_BYTES = 1029;

const ZIP = 'PK\x03\x04';
const COMPOUND_FILE = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';

/** The record at the end of a ZIP file, which a comment may follow. */
const ZIP_END = 'PK\x05\x06';
const ZIP_END_BYTES = 22 + 65_535;

/** The name, in UTF-16, of the stream that holds a document with a password ([MS-OFFCRYPTO], 1.3). */
const ENCRYPTED_STREAM = [...'EncryptedPackage'].join('\0');
const DIRECTORY_BYTES = 4096;

/** One letter for each byte. */
const readBytes = async (file: Blob, from: number, length: number): Promise<string> =>
  new TextDecoder('latin1').decode(await file.slice(from, from + length).arrayBuffer());

/** Where the directory of a compound file begins ([MS-CFB], 2.2). */
const findDirectory = async (file: Blob): Promise<number> => {
  const header = new DataView(await file.slice(0, 512).arrayBuffer());
  return header.byteLength < 512 ? 0 : (header.getUint32(48, true) + 1) * 2 ** header.getUint16(30, true);
};

/**
 * Why a selected file cannot be a resume; undefined if it may be one. A quick check in the browser, which reads few
 * bytes, for example of a picture named `.pdf`. The server checks the whole file.
 */
export const findResumeObstacle = async (
  file: Blob,
): Promise<'type' | 'protected' | 'damaged' | undefined> => {
  const head = await readBytes(file, 0, HEAD_BYTES);
  if (head.startsWith(ZIP)) {
    const end = await readBytes(file, Math.max(0, file.size - ZIP_END_BYTES), ZIP_END_BYTES);
    return end.includes(ZIP_END) ? undefined : 'damaged';
  }
  if (head.startsWith(COMPOUND_FILE)) {
    const directory = await readBytes(file, await findDirectory(file), DIRECTORY_BYTES);
    return directory.includes(ENCRYPTED_STREAM) ? 'protected' : undefined;
  }
  return head.includes('%PDF-') || head.startsWith('{\\rtf') ? undefined : 'type';
};
