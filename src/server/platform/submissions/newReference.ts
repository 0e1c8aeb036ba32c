import { randomBytes } from 'node:crypto';

/** Crockford's base32: no I, L, O or U, so a reference can be read out over the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHARACTERS = 20;

/**
 * A new application's reference: 100 random bits as four groups of five, like `7K3QF-0B9XT-M2WZE-H48RD`. It is the only
 * key to the confirmation, so it must not be guessable (docs/requirements.md, CALL-10).
 */
export const newReference = (): string => {
  const text = Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return text.replace(/(.{5})(?=.)/g, '$1-');
};
