import sharp from 'sharp';

/** Of 255: what packing changes is less, another colour or a moved line more. */
const FAR = 48;
/**
 * Of all pixels. Firefox draws the same build to the byte; WebKit's letters differ by up to 0.013 % from one run to the
 * next. A button of another colour is 0.1 % of a long page.
 */
const MOST = 0.0004;

const pixels = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, size: `${info.width} x ${info.height}` };
};

/** What is other in one picture than in another, in words; undefined where it is too little to be more than noise. */
export const pictureDifference = async (kept: Buffer, came: Buffer): Promise<string | undefined> => {
  const [before, now] = [await pixels(kept), await pixels(came)];
  let far = 0;
  for (let at = 0; at < before.data.length; at += 3)
    if ([0, 1, 2].some((each) => Math.abs((before.data[at + each] ?? 0) - (now.data[at + each] ?? 0)) > FAR))
      far += 1;
  const share = far / (before.data.length / 3);
  if (before.size === now.size && share <= MOST) return undefined;
  return `${before.size} became ${now.size}, ${(share * 100).toFixed(2)} % of it differ`;
};
