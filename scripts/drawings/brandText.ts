import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** The faces of the brand in the one weight that pictures use. */
const sources = {
  heading: {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weight: 650,
  },
  text: {
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weight: 450,
  },
} as const;
type Face = keyof typeof sources;

export interface PlacedText {
  /** In units of the picture. */
  width: number;
  /** The letters as one path whose baseline is at the origin. */
  path: string;
}

export type DrawText = (text: string, size: number) => PlacedText;

/**
 * Text of a picture as outlines of the brand's own letters: drawn by any machine, with whatever fonts it has, it is the
 * same to the byte. `characters`: all that will be written.
 */
export const brandText = async (name: Face, characters: string): Promise<DrawText> => {
  const { file, weight } = sources[name];
  const sfnt = await subsetFont(readFileSync(resolve(file)), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(sfnt).buffer));
  const font = new harfbuzz.Font(face);

  return (text, size) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const places = buffer.getGlyphPositions();
    const scale = size / face.upem;
    let at = 0;
    const letters = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0 } = places[index] ?? {};
      const letter = `<path transform="translate(${at + xOffset})" d="${font.glyphToPath(codepoint)}"/>`;
      at += xAdvance;
      return letter;
    });
    return { width: at * scale, path: `<g transform="scale(${scale} ${-scale})">${letters.join('')}</g>` };
  };
};
