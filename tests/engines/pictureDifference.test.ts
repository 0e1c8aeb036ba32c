import sharp from 'sharp';
import { pictureDifference } from './pictureDifference.ts';

const PAGE = { width: 576, height: 2700 } as const;
/** The least of ours, on a page of 6,000 px, both as small as kept pictures are. */
const BUTTON = { width: 54, height: 20 } as const;

const pageWith = async (...colours: readonly string[]): Promise<Buffer> => {
  const boxes = colours.map(
    (colour, at) =>
      `<rect x="40" y="${100 + at * 60}" width="${BUTTON.width}" height="${BUTTON.height}" fill="${colour}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${PAGE.height}"><rect width="100%" height="100%" fill="#fff"/>${boxes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 30 }).toBuffer();
};

describe('a picture beside the one that is kept', () => {
  it('is other where a button has another colour', async () => {
    const [kept, came] = [await pageWith('#0b5d5e'), await pageWith('#8a3f5e')];
    expect(await pictureDifference(kept, came)).toMatch(
      /^576 x 2700 became 576 x 2700, 0\.0\d % of it differ$/,
    );
  });

  it('is other where the page has become longer', async () => {
    const kept = await pageWith('#0b5d5e');
    const longer = await sharp(kept).extend({ bottom: 1, background: '#fff' }).webp().toBuffer();
    expect(await pictureDifference(kept, longer)).toContain('576 x 2700 became 576 x 2701');
  });

  it('is the same where a colour is a shade away, as packing makes it', async () => {
    expect(await pictureDifference(await pageWith('#0b5d5e'), await pageWith('#1b6d6e'))).toBeUndefined();
  });
});
