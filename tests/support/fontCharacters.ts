import subsetFont from 'subset-font';

const CMAP = 0x636d6170;
const BY_SEGMENT = 4;

/** Where a table begins in a font, by the directory at its start. */
const tableAt = (font: DataView, tag: number): number => {
  for (let at = 12; at < 12 + 16 * font.getUint16(4); at += 16) {
    if (font.getUint32(at) === tag) return font.getUint32(at + 8);
  }
  throw new Error('The font has no such table');
};

/** Where the table of characters begins that every font of the Basic Multilingual Plane has (format 4). */
const segmentsAt = (font: DataView): number => {
  const cmap = tableAt(font, CMAP);
  for (let at = cmap + 4; at < cmap + 4 + 8 * font.getUint16(cmap + 2); at += 8) {
    const subtable = cmap + font.getUint32(at + 4);
    if (font.getUint16(subtable) === BY_SEGMENT) return subtable;
  }
  throw new Error('The font maps no characters by segment');
};

/** The characters that a woff2 file can draw, read from the file itself. */
export const fontCharacters = async (woff2: Buffer): Promise<Set<string>> => {
  const { buffer, byteOffset, byteLength } = await subsetFont(woff2, null, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
  });
  const font = new DataView(buffer, byteOffset, byteLength);
  const ends = segmentsAt(font) + 14;
  const bytes = font.getUint16(ends - 8);
  const found = new Set<string>();
  for (let at = 0; at < bytes; at += 2) {
    const last = font.getUint16(ends + at);
    // The list ends with a segment for no character.
    for (let code = font.getUint16(ends + bytes + 2 + at); code <= last && code < 0xffff; code += 1) {
      found.add(String.fromCharCode(code));
    }
  }
  return found;
};
