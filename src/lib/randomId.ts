/**
 * A random id of 128 bits in hexadecimal. Not `crypto.randomUUID`, because browsers provide it only on https and
 * localhost, and an office may use the staff desk over plain http.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
