/**
 * The header in which our own server names the stored message. The body follows the provider's format and is only `OK`
 * (docs/requirements.md, MAIL-2, WORD-3).
 */
export const REFERENCE_HEADER = 'Message-Reference';

const REFERENCE = /^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/;

/** A valid reference of our server; null for anything else, which is not shown. */
export const readReference = (value: unknown): string | null =>
  typeof value === 'string' && REFERENCE.test(value) ? value : null;
