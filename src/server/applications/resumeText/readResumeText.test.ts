import { deflateSync } from 'node:zlib';
import { makePages, pdfWith } from '../../../../tests/support/pdf.ts';
import { documents, resumes, zip, zipBomb } from '../../../../tests/support/resumes.ts';
import type { ResumeType } from '../../../contract/constants.ts';
import { makeTextReader, type TextReader } from './readResumeText.ts';

let reader: TextReader;
beforeAll(() => {
  reader = makeTextReader();
});
afterAll(() => reader.close());

const read = async (type: ResumeType, bytes: Buffer, from = reader) =>
  (await from.read({ type, bytes: Uint8Array.from(bytes) })).replaceAll(/\s+/g, ' ').trim();

it.each([
  ['pdf', pdfWith(['Kubernetes', 'and Go']), 'Kubernetes and Go'],
  ['docx', documents.docx, 'Network engineer Cisco'],
  ['odt', documents.odt, 'Network engineer Cisco'],
  ['rtf', documents.rtf, 'Network engineer Cisco'],
] as const)('reads the text of a %s', async (type, bytes, text) => {
  expect(await read(type, bytes)).toBe(text);
});

it('joins the runs of a word, and leaves out instructions and deleted text', async () => {
  const content =
    '<w:p><w:r><w:t>Kuber</w:t></w:r><w:r><w:t xml:space="preserve">netes &amp; C&#43;&#43;</w:t></w:r></w:p><w:p><w:instrText>HYPERLINK</w:instrText><w:delText>old</w:delText><w:t>Go</w:t></w:p>';
  expect(await read('docx', zip([{ name: 'word/document.xml', content }]))).toBe('Kubernetes & C++ Go');
});

/** A PDF whose page unpacks to this many bytes. */
const pdfBomb = (size: number): Buffer =>
  makePages(
    [{ contents: '3 0 R', resources: '' }],
    [{ dictionary: '/Filter /FlateDecode', data: deflateSync(Buffer.alloc(size, 32)) }],
  );

it('has no words of damaged, encrypted and oversized documents and of a DOC, and reads the next one', async () => {
  const encrypted = Buffer.from(
    pdfWith(['secret'])
      .toString('latin1')
      .replace('/Root 1 0 R', '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -4 >>'),
    'latin1',
  );
  const bomb = zipBomb({ name: 'word/document.xml', size: 200_000_000, count: 1 });
  for (const [type, bytes] of [
    ['pdf', Buffer.from('%PDF-1.7 nothing')],
    ['pdf', encrypted],
    ['docx', bomb],
    ['docx', Buffer.from('PK')],
    ['odt', resumes.odt],
    ['rtf', Buffer.alloc(0)],
    ['doc', resumes.doc],
  ] as const)
    expect([type, await read(type, bytes)]).toEqual([type, '']);
  expect(await read('pdf', pdfWith(['still here']))).toBe('still here');
});

it('ends a worker that takes too long or too much memory', async () => {
  const hasty = makeTextReader(1);
  expect(await read('pdf', pdfWith(['late']), hasty)).toBe('');
  await hasty.close();
  const bomb = pdfBomb(400_000_000);
  const before = process.memoryUsage.rss();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss() - before)), 20);
  expect(await read('pdf', bomb)).toBe('');
  clearInterval(watch);
  expect(most).toBeLessThan(400 * 1024 * 1024);
  expect(await read('pdf', pdfWith(['still here']))).toBe('still here');
}, 30_000);

it('reads the pages that are not damaged', async () => {
  expect(await read('pdf', pdfWith(['Page one'], { hasMissingPage: true }))).toBe('Page one');
});
