import { isIP } from 'node:net';

/** Whose X-Forwarded-* headers are believed: nobody's, those of the last `n` proxies, or of these addresses. */
export type TrustProxy = false | number | string[];

/** An IP address, or a range of them like `10.0.0.0/8`. */
const isAddress = (text: string): boolean => {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const version = isIP(address);
  const isMask = /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
  return version !== 0 && isMask && rest.length === 0;
};

/** The items of a setting that are separated by commas. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Reads the setting TRUST_PROXY; undefined for a bad one. */
export const readTrustProxy = (text: string): TrustProxy | undefined => {
  if (text === '' || text === '0') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = splitList(text);
  return addresses.every(isAddress) ? addresses : undefined;
};
