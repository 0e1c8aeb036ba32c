/** Something, an @, a domain with a dot, no blanks, one address only. The mail itself is the real check (FORM-4). */
const EMAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/;
/**
 * What may stand unquoted before the @ (RFC 5322 atext and dots, RFC 6531 letters of any script). Anything else, like
 * brackets, a colon or a backslash, reads differently to different mail programs: as a comment, a group, two addresses.
 */
const LOCAL = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const MAX_LOCAL_LENGTH = 64;
/** What begins an encoded word (RFC 2047), which a mail program would show as something else. */
const ENCODED_WORD = '=?';

/**
 * Whether a text is exactly one e-mail address that can stand in a mail's header as it is; lenient beyond that
 * (docs/requirements.md, FORM-4, MAIL-5).
 */
export const isEmail = (text: string): boolean => {
  const [local = '', domain = ''] = text.split('@');
  return (
    EMAIL.test(text) &&
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL.test(local) &&
    DOMAIN.test(domain) &&
    !text.includes(ENCODED_WORD)
  );
};

/**
 * Digits of any script with the signs people write between them, invisible marks of direction included, and an
 * extension behind them in the words of the languages that our forms meet (ITU-T E.123, RFC 3966 `;ext=`).
 */
const PHONE =
  /^([+\uFF0B(]?[\p{Nd}\p{Cf}\p{Pd}\s().,+/x·]*)(?:(?:;\s*)?(?:ext(?:ension|n)?|x|#|int(?:erno)?|poste|durchwahl|доб)\s*[.:=#]?\s*\p{Nd}{1,8})?$/iu;
const DIGIT = /\p{Nd}/gu;
const PHONE_MIN_DIGITS = 6;

/** Whether a text can be a telephone number (docs/requirements.md, FORM-5). */
export const isPhone = (text: string): boolean => {
  const [, number = ''] = PHONE.exec(text) ?? [];
  return (number.match(DIGIT)?.length ?? 0) >= PHONE_MIN_DIGITS;
};

/** What is said of an address or a number that cannot be one, in every form. */
export const personErrors = {
  email: 'Enter an email address in the correct format, like name@example.com',
  phone: 'Enter a phone number, like 020 7946 0000 or +44 20 7946 0000',
} as const;
