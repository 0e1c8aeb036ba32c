import type { ResumeType } from '../../../contract/constants.ts';
import { readCfbRootNames } from './readCfbRootNames.ts';
import { listZipEntries } from './zip.ts';

const LOCAL_SIGNATURE = 0x04034b50;
const NAME_START = 30;
const MIME_TYPE = 'application/vnd.oasis.opendocument.text';

/**
 * The first file in an ODT is called `mimetype`, is not compressed and contains only this media type (ODF 1.3, 3.3).
 */
const isOdt = (bytes: Buffer): boolean => {
  if (bytes.length < NAME_START || bytes.readUInt32LE(0) !== LOCAL_SIGNATURE) return false;
  const isStored = bytes.readUInt16LE(8) === 0;
  const nameEnd = NAME_START + bytes.readUInt16LE(26);
  const name = bytes.toString('latin1', NAME_START, nameEnd);
  const start = nameEnd + bytes.readUInt16LE(28);
  const size = bytes.readUInt32LE(22);
  const isRightLength = size === 0 || size === MIME_TYPE.length;
  const content = bytes.toString('latin1', start, start + MIME_TYPE.length);
  return isStored && name === 'mimetype' && isRightLength && content === MIME_TYPE;
};

/** PDF readers accept a header anywhere in the first 1,024 bytes, because some programs write other bytes before it. */
const HEADER = '%PDF-';
const MAX_HEADER_OFFSET = 1024;
/**
 * The position of the cross-reference table, or an object: no reader opens a file without either. Bounded repetitions
 * keep the search linear in time.
 */
const STRUCTURE = /startxref|\d\s{1,16}\d{1,10}\s{1,16}obj\b/;
/** Text of other formats: markup, PHP, a shell script, PostScript, RTF, the EICAR test file. */
const OTHER_FORMAT = /<[!?a-z/]|^\s*#!|%!PS|\{\\rtf|X5O!P%@AP/i;
/** Images, archives and executables start with control characters. */
const BINARY = /[^\t\n\f\r\x20-\x7e\x80-\xff]/;

/**
 * Whether a file is a PDF (ISO 32000-1, 7.5): it has a header, an object or `startxref`, and no other format before the
 * header (docs/requirements.md, FILE-2).
 */
export const isPdf = (bytes: Buffer): boolean => {
  const headerStart = bytes.subarray(0, MAX_HEADER_OFFSET + HEADER.length).indexOf(HEADER, 0, 'latin1');
  const before = bytes.toString('latin1', 0, Math.max(headerStart, 0));
  if (headerStart < 0 || BINARY.test(before) || OTHER_FORMAT.test(before)) return false;
  return STRUCTURE.test(bytes.toString('latin1', headerStart));
};

const isRtf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '{\\rtf';

const isDoc = (bytes: Buffer): boolean => readCfbRootNames(bytes)?.includes('WordDocument') ?? false;

const isDocx = (bytes: Buffer): boolean => {
  const names = listZipEntries(bytes).map(({ name }) => name);
  return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/'));
};

const detectors: Readonly<Record<ResumeType, (bytes: Buffer) => boolean>> = {
  pdf: isPdf,
  rtf: isRtf,
  doc: isDoc,
  odt: isOdt,
  docx: isDocx,
};

/** The type of a resume, by its content alone; undefined for any other type (docs/requirements.md, UP-1). */
export const detectResumeType = (bytes: Buffer): ResumeType | undefined => {
  const types = Object.keys(detectors) as ResumeType[];
  return types.find((candidate) => detectors[candidate](bytes));
};
