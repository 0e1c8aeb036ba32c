import { compoundFile, resumes } from '../../tests/support/resumes.ts';
import { findResumeObstacle } from './findResumeObstacle.ts';

const file = (bytes: string | Buffer) =>
  new Blob([new Uint8Array(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)]);

it.each([
  ['a PDF', '%PDF-1.7'],
  ['a PDF with bytes before its header', `${'\0'.repeat(900)}%PDF-1.4`],
  ['an RTF', '{\\rtf1\\ansi'],
  ['a DOC', resumes.doc],
  ['a DOCX', resumes.docx],
  ['an ODT', resumes.odt],
  ['a DOC whose directory is missing', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0\0'],
])('accepts %s', async (_, bytes) => {
  expect(await findResumeObstacle(file(bytes))).toBeUndefined();
});

it.each([
  ['an image', '\x89PNG\r\n\x1A\n'],
  ['an HTML page', '<!doctype html>'],
  ['an executable', 'MZ\x90\0'],
  ['an empty file', ''],
  ['a PDF header after the first 1,024 bytes', `${' '.repeat(1100)}%PDF-1.4`],
])('rejects %s', async (_, bytes) => {
  expect(await findResumeObstacle(file(bytes))).toBe('type');
});

it('names a DOCX with a password, and one whose end is missing', async () => {
  expect(await findResumeObstacle(file(compoundFile('EncryptedPackage')))).toBe('protected');
  expect(await findResumeObstacle(file(resumes.docx.subarray(0, -30)))).toBe('damaged');
});
