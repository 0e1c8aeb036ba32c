import {
  compoundFile,
  pdfWithLeadingBytes,
  fakeResumes,
  resumes,
  zip,
} from '../../../../tests/support/resumes.ts';
import { isPdf, detectResumeType, findObstacle } from './detectResumeType.ts';

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

  const odtType = 'application/vnd.oasis.opendocument.text';
  const manifest = `<manifest:file-entry manifest:full-path="/" manifest:media-type="${odtType}"/>`;
  it.each([
    [
      'whose type is its last file',
      [
        { name: 'content.xml', content: '' },
        { name: 'mimetype', content: odtType },
      ],
    ],
    ['with a line break after its type', [{ name: 'mimetype', content: `${odtType}\n` }]],
    ['with a manifest only', [{ name: 'META-INF/manifest.xml', content: manifest }]],
  ])('recognises an ODT %s', (_what, entries) => {
    expect(detectResumeType(zip(entries))).toBe('odt');
  });

  it('recognises a DOC whose stream has a name in capitals', () => {
    expect(detectResumeType(compoundFile('WORDDOCUMENT'))).toBe('doc');
  });

  it('recognises a PDF after the lines of a print file, but not after those of a program', () => {
    const print = Buffer.from('\u001b%-12345X@PJL JOB NAME="CV"\r\n@PJL ENTER LANGUAGE=PDF\r\n');
    expect(detectResumeType(Buffer.concat([print, resumes.pdf]))).toBe('pdf');
    expect(detectResumeType(Buffer.concat([Buffer.from('MZ  '), resumes.pdf]))).toBeUndefined();
  });

  it('says why an honest file has no type: a password, or a missing end', () => {
    const locked = compoundFile('EncryptedPackage');
    expect([detectResumeType(locked), findObstacle(locked)]).toEqual([undefined, 'protected']);
    for (const type of ['docx', 'odt'] as const) {
      const cut = resumes[type].subarray(0, resumes[type].length - 30);
      expect([detectResumeType(cut), findObstacle(cut)]).toEqual([undefined, 'damaged']);
    }
    for (const { bytes } of Object.values(fakeResumes)) expect(findObstacle(bytes)).toBeUndefined();
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
