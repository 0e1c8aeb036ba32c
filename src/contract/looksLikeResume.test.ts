import { looksLikeResume } from './looksLikeResume.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['a PDF', '%PDF-1.7'],
  ['a PDF with bytes before its header', `${'\0'.repeat(900)}%PDF-1.4`],
  ['an RTF', '{\\rtf1\\ansi'],
  ['a DOC', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0\0'],
  ['a DOCX or ODT', 'PK\x03\x04\x14\0'],
])('accepts %s', (_, text) => {
  expect(looksLikeResume(bytes(text))).toBe(true);
});

it.each([
  ['an image', '\x89PNG\r\n\x1A\n'],
  ['an HTML page', '<!doctype html>'],
  ['an executable', 'MZ\x90\0'],
  ['an empty file', ''],
  ['a PDF header after the first 1,024 bytes', `${' '.repeat(1100)}%PDF-1.4`],
])('rejects %s', (_, text) => {
  expect(looksLikeResume(bytes(text))).toBe(false);
});
