/** Decodes a percent-encoded part of a URL. Text that cannot be decoded, such as '50%', is returned unchanged. */
export const decodeText = (encoded: string): string => {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
};
