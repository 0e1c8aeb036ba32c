/**
 * Where our own server names the message that it took: the body of the answer is the provider's and says `OK` alone
 * (docs/requirements.md, MAIL-2, WORD-3).
 */
export const REFERENCE_HEADER = 'Message-Reference';

const REFERENCE = /^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/;

/** A reference as our server makes them; null for anything else, which is then not shown. */
export const readReference = (value: unknown): string | null =>
  typeof value === 'string' && REFERENCE.test(value) ? value : null;
