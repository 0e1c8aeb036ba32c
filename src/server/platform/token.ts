import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** An unguessable token of random bytes, for a URL or a cookie. */
export const newToken = (bytes = 16): string => randomBytes(bytes).toString('base64url');

/** The SHA-256 of a token, which the database stores instead of the token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a token equals the stored one. Compares in constant time. */
export const isSameToken = (stored: string | null, token: string): boolean =>
  stored !== null && timingSafeEqual(Buffer.from(hashToken(stored)), Buffer.from(hashToken(token)));
