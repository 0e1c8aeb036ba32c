import { fileTypeFromBuffer } from 'file-type';
import type { ResumeType } from '../../../contract/constants.ts';
import { cfbRootNames } from './cfbRootNames.ts';
import { isOdt } from './isOdt.ts';
import { isPdf } from './isPdf.ts';
import { zipEntries } from './zipEntries.ts';

const isRtf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '{\\rtf';

const isDoc = (bytes: Buffer): boolean => cfbRootNames(bytes)?.includes('WordDocument') ?? false;

const isDocx = (bytes: Buffer): boolean => {
  const names = zipEntries(bytes).map(({ name }) => name);
  return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/'));
};

const tests: Readonly<Record<ResumeType, (bytes: Buffer) => boolean>> = {
  pdf: isPdf,
  rtf: isRtf,
  doc: isDoc,
  odt: isOdt,
  docx: isDocx,
};

/** What file-type may say of each; undefined is nothing known, such as of a PDF with bytes before its header. */
const acceptable: Readonly<Record<ResumeType, readonly (string | undefined)[]>> = {
  pdf: ['pdf', undefined],
  rtf: ['rtf'],
  doc: ['cfb'],
  odt: ['odt', 'zip'],
  docx: ['docx', 'zip'],
};

/**
 * The type of a resume, by its content alone; undefined when it is none of the five (docs/requirements.md, UP-1).
 * file-type has a veto: a picture or program that also carries a PDF's header is refused.
 */
export const judgeResume = async (bytes: Buffer): Promise<ResumeType | undefined> => {
  const types = Object.keys(tests) as ResumeType[];
  const type = types.find((candidate) => tests[candidate](bytes));
  if (!type) return undefined;
  const known = await fileTypeFromBuffer(bytes);
  return acceptable[type].includes(known?.ext) ? type : undefined;
};
