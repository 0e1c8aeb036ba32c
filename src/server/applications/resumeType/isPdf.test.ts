import { isPdf } from './isPdf.ts';

const PART = 4096;
const HEADER = '%PDF-1.7\n';
const fill = (letters: number): string => '%'.repeat(letters);
const isPdfText = (text: string): boolean => isPdf(Buffer.from(text, 'latin1'));

describe('a PDF', () => {
  it('has something of its structure, wherever it stands behind the header', () => {
    expect(isPdfText(`${HEADER}1 0 obj\n`)).toBe(true);
    expect(isPdfText(`${HEADER}${fill(3 * PART)}\n1 0 obj\n`)).toBe(true);
    expect(isPdfText(`${HEADER}${fill(3 * PART)}startxref`)).toBe(true);
    expect(isPdfText(`${HEADER}${fill(3 * PART)}`)).toBe(false);
  });

  it('has objects, and no word that begins so, wherever the part ends that is looked at first', () => {
    for (const moved of [-3, -2, -1, 0, 1]) {
      const upTo = PART - `${HEADER} 1 0 obj`.length + moved;
      expect(isPdfText(`${HEADER}${fill(upTo)} 1 0 object ${fill(PART)}`)).toBe(false);
      expect(isPdfText(`${HEADER}${fill(upTo)} 1 0 obj ${fill(PART)}`)).toBe(true);
    }
  });
});
