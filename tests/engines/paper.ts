import { inflateSync } from 'node:zlib';

const START = 'stream\n';
const END = 'endstream';

/** A PDF's objects in plain text: what is packed is unpacked, what is no text is left out. */
const objectsOf = (pdf: Buffer): string => {
  const texts: string[] = [];
  for (let at = pdf.indexOf(START); at >= 0;) {
    const end = pdf.indexOf(END, at);
    if (end < 0) break;
    try {
      texts.push(inflateSync(pdf.subarray(at + START.length, end)).toString('latin1'));
    } catch {
      // A picture or a face, packed in another way.
    }
    at = pdf.indexOf(START, end + END.length);
  }
  return texts.join('\n');
};

/** How many sheets a printed page takes, and where its links lead. */
export const paperOf = (pdf: Buffer): { sheets: number; links: string[] } => {
  const objects = objectsOf(pdf);
  return {
    sheets: objects.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    links: [...objects.matchAll(/\/URI\s*\(([^)]*)\)/g)].map(([, address = '']) => address),
  };
};
