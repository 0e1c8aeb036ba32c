/** All bytes of a stream; undefined, and the stream is given up, as soon as there are more than `limit`. */
export const readAtMost = async (
  stream: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<Uint8Array | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
