import { EMAIL } from '../../contract/personRules.ts';

/**
 * What may stand unquoted before the @ (RFC 5322 atext and dots, RFC 6531 letters of any script). Anything else, like
 * brackets, a colon or a backslash, reads differently to different mail programs: as a comment, a group, two addresses.
 */
const LOCAL = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const MAX_LOCAL_LENGTH = 64;
/** What begins an encoded word (RFC 2047), which a mail program would show as something else. */
const ENCODED_WORD = '=?';

/** Whether a text is exactly one address that can stand in a mail's header as it is (docs/requirements.md, MAIL-5). */
export const isMailAddress = (text: string): boolean => {
  const [local = '', domain = ''] = text.split('@');
  return (
    EMAIL.test(text) &&
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL.test(local) &&
    DOMAIN.test(domain) &&
    !text.includes(ENCODED_WORD)
  );
};
