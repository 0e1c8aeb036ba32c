import {
  compoundFile,
  pdfWithLeadingBytes,
  pretenders,
  resumes,
  zip,
} from '../../../../tests/support/resumes.ts';
import { judgeResume } from './judgeResume.ts';

describe('the judge of resumes', () => {
  it.each(Object.entries(resumes))('knows a %s', async (type, bytes) => {
    expect(await judgeResume(bytes)).toBe(type);
  });

  it('looks for a PDF header in the first 1,024 bytes', async () => {
    expect(await judgeResume(pdfWithLeadingBytes(1024))).toBe('pdf');
    expect(await judgeResume(pdfWithLeadingBytes(1025))).toBeUndefined();
  });

  it.each([
    ['objects and no end', '%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n'],
    ['an end and no object of the plain kind', '%PDF-1.7\n%\n\nstartxref\n116\n%%EOF\n'],
  ])('takes a PDF with %s, as readers do', async (_what, text) => {
    expect(await judgeResume(Buffer.from(text))).toBe('pdf');
  });

  it.each(Object.entries(pretenders))('is not taken in by %s', async (_what, { bytes }) => {
    expect(await judgeResume(bytes)).toBeUndefined();
  });

  it('takes a workbook for a workbook, whatever lies deeper in it', async () => {
    const workbook = compoundFile('Workbook');
    const entry = compoundFile('WordDocument').subarray(1024 + 128, 1024 + 256);
    entry.copy(workbook, 1024 + 256);
    expect(await judgeResume(workbook)).toBeUndefined();
  });

  it('survives every file cut short, and every byte of a header turned over', async () => {
    for (const bytes of Object.values(resumes)) {
      for (let length = 0; length < bytes.length; length += 37) await judgeResume(bytes.subarray(0, length));
      for (let at = 0; at < Math.min(bytes.length, 1400); at += 3) {
        const broken = Buffer.from(bytes);
        broken[at] = 255 - (broken[at] ?? 0);
        await judgeResume(broken);
      }
    }
  });

  it('refuses a DOCX without the part that makes it a document', async () => {
    expect(await judgeResume(zip([{ name: 'word/document.xml', content: 'x' }]))).toBeUndefined();
  });
});
