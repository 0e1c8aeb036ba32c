/** An address's part with its percent signs resolved; text that cannot be decoded, such as '50%', stays as it came. */
export const decodeText = (encoded: string): string => {
  try {
    return decodeURIComponent(encoded);
  } catch {
    // An unknown entity is left unchanged.
    return encoded;
  }
};
