/** The frame headers that pdf.js reads: baseline, extended, progressive (ITU-T T.81, B.2.2). */
const JPEG_FRAMES = [0xc0, 0xc1, 0xc2].map((code) => Buffer.from([0xff, code, 0]));
/** Start of a codestream and of its size (ITU-T T.800, A.5.1). */
const JPX_SIZE = Buffer.from([0xff, 0x4f, 0xff, 0x51, 0]);

function* findAll(bytes: Buffer, part: Buffer, length: number): Generator<number> {
  const last = bytes.length - length;
  for (let at = bytes.indexOf(part); at >= 0 && at <= last; at = bytes.indexOf(part, at + 2)) yield at;
}

/**
 * The pixels of the largest JPEG or JPX in some bytes, as its own header counts them: pdf.js allocates these, whatever
 * the dictionary of the PDF says. 0 if there is none.
 */
export const readHeaderPixels = (bytes: Buffer): number => {
  let pixels = 0;
  for (const frame of JPEG_FRAMES)
    for (const at of findAll(bytes, frame, 10))
      if (bytes.readUInt16BE(at + 2) === 8 + 3 * bytes.readUInt8(at + 9) && bytes.readUInt8(at + 4) === 8)
        pixels = Math.max(pixels, bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7));
  for (const at of findAll(bytes, JPX_SIZE, 16))
    pixels = Math.max(pixels, bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12));
  return pixels;
};

/** The pixels of the largest page or region of a JBIG2 image, as PDF embeds it (ITU-T T.88, 7.2). */
export const readJbig2Pixels = (bytes: Buffer): number => {
  let pixels = 0;
  for (let at = 0; at + 11 <= bytes.length;) {
    const number = bytes.readUInt32BE(at);
    const flags = bytes.readUInt8(at + 4);
    const isLong = bytes.readUInt8(at + 5) >> 5 === 7;
    const references = isLong ? bytes.readUInt32BE(at + 5) & 0x1fffffff : bytes.readUInt8(at + 5) >> 5;
    const referenceBytes = number <= 256 ? 1 : number <= 65_536 ? 2 : 4;
    const header = isLong ? 9 + Math.ceil((references + 1) / 8) : 6;
    at += header + references * referenceBytes + ((flags & 0x40) === 0 ? 1 : 4);
    if (at + 12 > bytes.length) break;
    const type = flags & 63;
    // The page, and regions of text, halftones and pixels.
    if (type === 48 || (type >= 4 && type < 48 && type !== 16))
      pixels = Math.max(pixels, bytes.readUInt32BE(at + 4) * bytes.readUInt32BE(at + 8));
    at += 4 + bytes.readUInt32BE(at);
  }
  return pixels;
};
