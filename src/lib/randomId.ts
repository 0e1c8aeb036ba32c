/**
 * A random id of 128 bits in hexadecimal. Not `crypto.randomUUID`, which browsers provide only on https and
 * localhost: an office may open the staff desk over plain http.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
