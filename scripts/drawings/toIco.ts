const HEADER = 22;

/** A Windows icon file around one PNG picture: a directory of one entry, then the picture as it is. */
export const toIco = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(HEADER);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(HEADER, 18);
  return Buffer.concat([head, png]);
};
