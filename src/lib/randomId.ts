/**
 * A random identifier of 128 bits in hexadecimal. Not `crypto.randomUUID`: browsers leave it out on plain http
 * hosts other than localhost, and an office may use such a host.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
