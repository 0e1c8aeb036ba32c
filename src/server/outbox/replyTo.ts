import { isEmail } from '../../contract/personRules.ts';

/**
 * A person's address as the one Reply-To; null where it cannot stand in a header that every mail server takes (letters
 * beyond ASCII before the @ would need SMTPUTF8). The body holds it in any case.
 */
export const replyToOf = (address: string): string | null => {
  const [local = ''] = address.split('@');
  return isEmail(address) && /^[\x21-\x7e]+$/.test(local) ? address : null;
};
