import type { ResumeType } from '../../../contract/constants.ts';
import { readCfbRootNames } from './readCfbRootNames.ts';
import { readAttributes, splitTags } from './xml.ts';
import { isZip, listZipEntries, readZipPart } from './zip.ts';

const ODT_TYPE = 'application/vnd.oasis.opendocument.text';
const MAX_MIMETYPE_BYTES = 256;
const MAX_MANIFEST_BYTES = 1024 * 1024;

/** The type of the whole document in an ODF manifest. */
const readRootType = (manifest: string): string | undefined =>
  splitTags(manifest)
    .filter(({ name }) => name === 'file-entry')
    .map(({ tag }) => readAttributes(tag))
    .find((attributes) => attributes.get('manifest:full-path') === '/')
    ?.get('manifest:media-type');

/**
 * An ODT has a file `mimetype` that contains only its type (ODF 1.3, 3.3), or, when another program has packed it again,
 * at least a manifest with the type. Neither the order of the files nor their compression counts.
 */
const isOdt = (bytes: Buffer): boolean => {
  const entries = listZipEntries(bytes);
  const read = (name: string, maxBytes: number): string | undefined => {
    const entry = entries.find((candidate) => candidate.name === name);
    return entry && readZipPart(bytes, entry, maxBytes)?.toString();
  };
  const type = read('mimetype', MAX_MIMETYPE_BYTES)?.trim();
  return (type ?? readRootType(read('META-INF/manifest.xml', MAX_MANIFEST_BYTES) ?? '')) === ODT_TYPE;
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
/** Images, archives and executables start with control characters. Print files have escape characters before a PDF. */
const BINARY = /^MZ|[^\t\n\f\r\x1b\x20-\x7e\x80-\xff]/;

/**
 * Whether a file is a PDF (ISO 32000-1, 7.5): it has a header, an object or `startxref`, and no other format before the
 * header.
 */
export const isPdf = (bytes: Buffer): boolean => {
  const headerStart = bytes.subarray(0, MAX_HEADER_OFFSET + HEADER.length).indexOf(HEADER, 0, 'latin1');
  const before = bytes.toString('latin1', 0, Math.max(headerStart, 0));
  if (headerStart < 0 || BINARY.test(before) || OTHER_FORMAT.test(before)) return false;
  return STRUCTURE.test(bytes.toString('latin1', headerStart));
};

const isRtf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '{\\rtf';

const isDoc = (bytes: Buffer): boolean => readCfbRootNames(bytes)?.includes('worddocument') ?? false;

const isDocx = (bytes: Buffer): boolean => {
  const names = listZipEntries(bytes).map(({ name }) => name);
  return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/'));
};

/** A document that is protected by a password, or whose end is missing. */
export type ResumeObstacle = 'protected' | 'damaged';

const detectors: Readonly<Record<ResumeType, (bytes: Buffer) => boolean>> = {
  pdf: isPdf,
  rtf: isRtf,
  doc: isDoc,
  odt: isOdt,
  docx: isDocx,
};

/** The type of a resume, by its content alone; undefined for any other type. */
export const detectResumeType = (bytes: Buffer): ResumeType | undefined => {
  const types = Object.keys(detectors) as ResumeType[];
  return types.find((candidate) => detectors[candidate](bytes));
};

/** Why an honest file may have no accepted type; undefined if neither is known. */
export const findObstacle = (bytes: Buffer): ResumeObstacle | undefined => {
  if (readCfbRootNames(bytes)?.includes('encryptedpackage')) return 'protected';
  return isZip(bytes) && listZipEntries(bytes).length === 0 ? 'damaged' : undefined;
};
