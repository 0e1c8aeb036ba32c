import { domainToASCII } from 'node:url';
import { lowerCase } from '../database/engine.ts';

/** Gmail ignores dots before the @ (https://support.google.com/mail/answer/7436150). */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalises the address of a mailbox: lower case, the domain in Punycode, no `+tag`, no dots at Gmail. For limits, and
 * to find the records of a person; emails go to the address as it was typed.
 */
export const normaliseMailbox = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  const domain = email.slice(at + 1).replace(/\.$/, '');
  const host = domainToASCII(domain) || lowerCase(domain);
  return WITHOUT_DOTS.has(host)
    ? `${lowerCase(name).replaceAll('.', '')}@gmail.com`
    : `${lowerCase(name)}@${host}`;
};
