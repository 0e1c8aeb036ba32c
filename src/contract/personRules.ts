/**
 * Lenient on purpose: something, an @, a domain with a dot, no blanks, one address only. The mail itself is the real
 * check (docs/requirements.md, FORM-4).
 */
export const EMAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/;

/** Digits with the signs people write between them, an extension included. */
const PHONE = /^[+(]?[\d\s().+\-/–x]*$/i;
const PHONE_MIN_DIGITS = 6;

/** Whether a text can be a telephone number (docs/requirements.md, FORM-5). */
export const isPhone = (text: string): boolean =>
  PHONE.test(text) && text.replace(/\D/g, '').length >= PHONE_MIN_DIGITS;

/** What is said of an address or a number that cannot be one, in every form. */
export const personErrors = {
  email: 'Enter an e-mail address in the correct format, like name@example.com',
  phone: 'Enter a phone number, like 020 7946 0000 or +44 20 7946 0000',
} as const;
