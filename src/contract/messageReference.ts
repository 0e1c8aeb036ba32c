/**
 * The header in which our own server sends the stored message's reference. In the provider's format the body is only
 * `OK`.
 */
export const REFERENCE_HEADER = 'Message-Reference';

const REFERENCE = /^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/;

/** A valid reference of our server; null for anything else. */
export const readReference = (value: unknown): string | null =>
  typeof value === 'string' && REFERENCE.test(value) ? value : null;
