/** One @, a dot in the domain, no spaces. Only sending an email can really check an address. */
const EMAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/;
/**
 * Characters allowed unquoted before the @ (RFC 5322 atext and dots, RFC 6531 letters of any script). Email programs may
 * read others, such as brackets, colons and backslashes, as a comment, a group or two addresses.
 */
const LOCAL = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** No top-level domain consists of digits (RFC 3696, 2); an IP address does. */
const NUMERIC_END = /\.\p{N}+$/u;
const MAX_LOCAL_LENGTH = 64;
/** The start of an encoded word (RFC 2047), which an email program would decode. */
const ENCODED_WORD = '=?';

/** Spaces, direction marks and other characters without a shape, which come along when an address is copied. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** An entered email address without the invisible characters at its ends. */
export const trimEmail = (text: string): string => {
  const letters = [...text];
  const isVisible = (letter: string) => !INVISIBLE.test(letter);
  return letters.slice(letters.findIndex(isVisible), letters.findLastIndex(isVisible) + 1).join('');
};

/** Whether a text is exactly one email address and safe in an email header; lenient in all else. */
export const isEmail = (text: string): boolean => {
  const [local = '', domain = ''] = text.split('@');
  return (
    EMAIL.test(text) &&
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL.test(local) &&
    DOMAIN.test(domain) &&
    !NUMERIC_END.test(domain) &&
    !text.includes(ENCODED_WORD)
  );
};

/**
 * Digits of any script with the usual separators, invisible direction marks included, and an extension in the languages
 * of our visitors (ITU-T E.123, RFC 3966 `;ext=`).
 */
const PHONE =
  /^([+\uFF0B(]?[\p{Nd}\p{Cf}\p{Pd}\s().,+/x·]*)(?:(?:;\s*)?(?:ext(?:ension|n)?|x|#|int(?:erno)?|poste|durchwahl|доб)\s*[.:=#]?\s*\p{Nd}{1,8})?$/iu;
const DIGIT = /\p{Nd}/gu;
const PHONE_MIN_DIGITS = 6;

/** Whether a text can be a phone number. */
export const isPhone = (text: string): boolean => {
  const [, number = ''] = PHONE.exec(text) ?? [];
  return (number.match(DIGIT)?.length ?? 0) >= PHONE_MIN_DIGITS;
};

/** The error texts of every form for an invalid email address or phone number. */
export const personErrors = {
  email: 'Enter an email address in the correct format, like name@example.com',
  phone: 'Enter a phone number, like 020 7946 0000 or +44 20 7946 0000',
} as const;
