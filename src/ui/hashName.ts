/** FNV-1a: one 32-bit number a text, the same in every browser and on the server. */
export const hashName = (text: string): number =>
  [...text].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261);
