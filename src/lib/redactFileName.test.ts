import { redactFileName } from './redactFileName.ts';

it.each([
  ['Jane Doe CV.pdf', 'J….pdf'],
  ['cv.pdf', 'c….pdf'],
  ['😀 me.docx', '😀….docx'],
  ['.pdf', '.…'],
  ['Jane Doe', 'J…'],
  ['J. Doe from example.com Limited', 'J…'],
  ['', '…'],
])('redacts %j to %j', (name, redacted) => {
  expect(redactFileName(name)).toBe(redacted);
});
