import {
  compoundFile,
  pdfWithLeadingBytes,
  fakeResumes,
  resumes,
  zip,
} from '../../../../tests/support/resumes.ts';
import { isPdf, detectResumeType } from './detectResumeType.ts';

describe('detectResumeType', () => {
  it.each(Object.entries(resumes))('recognises a %s file', (type, bytes) => {
    expect(detectResumeType(bytes)).toBe(type);
  });

  it('accepts a PDF header only in the first 1,024 bytes', () => {
    expect(detectResumeType(pdfWithLeadingBytes(1024))).toBe('pdf');
    expect(detectResumeType(pdfWithLeadingBytes(1025))).toBeUndefined();
  });

  it.each([
    ['objects but no startxref', '%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n'],
    ['startxref but no uncompressed object', '%PDF-1.7\n%\n\nstartxref\n116\n%%EOF\n'],
  ])('accepts a PDF with %s, as readers do', (_what, text) => {
    expect(detectResumeType(Buffer.from(text))).toBe('pdf');
  });

  it.each(Object.entries(fakeResumes))('rejects %s', (_what, { bytes }) => {
    expect(detectResumeType(bytes)).toBeUndefined();
  });

  it('rejects a workbook with an embedded Word stream', () => {
    const workbook = compoundFile('Workbook');
    const entry = compoundFile('WordDocument').subarray(1024 + 128, 1024 + 256);
    entry.copy(workbook, 1024 + 256);
    expect(detectResumeType(workbook)).toBeUndefined();
  });

  it('does not throw for a truncated file or a changed byte in a header', () => {
    for (const bytes of Object.values(resumes)) {
      for (let length = 0; length < bytes.length; length += 37) detectResumeType(bytes.subarray(0, length));
      for (let at = 0; at < Math.min(bytes.length, 1400); at += 3) {
        const broken = Buffer.from(bytes);
        broken[at] = 255 - (broken[at] ?? 0);
        detectResumeType(broken);
      }
    }
  });

  it('rejects a DOCX without [Content_Types].xml', () => {
    expect(detectResumeType(zip([{ name: 'word/document.xml', content: 'x' }]))).toBeUndefined();
  });
});

const HEADER = '%PDF-1.7\n';
const fill = (length: number): string => '%'.repeat(length);
const isPdfText = (text: string): boolean => isPdf(Buffer.from(text, 'latin1'));

describe('isPdf', () => {
  it('requires an object or startxref anywhere after the header', () => {
    expect(isPdfText(`${HEADER}1 0 obj\n`)).toBe(true);
    expect(isPdfText(`${HEADER}${fill(12_000)}\n1234567890 00000 obj\n`)).toBe(true);
    expect(isPdfText(`${HEADER}${fill(12_000)}startxref`)).toBe(true);
    expect(isPdfText(`${HEADER}${fill(12_000)}`)).toBe(false);
  });

  it("does not take '1 0 object' for an object", () => {
    expect(isPdfText(`${HEADER} 1 0 object ${fill(100)}`)).toBe(false);
    expect(isPdfText(`${HEADER} 1 0 obj ${fill(100)}`)).toBe(true);
  });
});
