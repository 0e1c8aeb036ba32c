import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const RANDOM_BYTES = 16;

/** The part of an address that nobody can guess: 128 random bits. */
export const newToken = (): string => randomBytes(RANDOM_BYTES).toString('base64url');

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a token is the stored one; how long the answer takes says nothing of how much of it is right. */
export const isSameToken = (stored: string | null, given: string): boolean =>
  stored !== null && timingSafeEqual(hashOf(stored), hashOf(given));
