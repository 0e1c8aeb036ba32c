import { domainToASCII } from 'node:url';
import { lowerCase } from '../platform/database/listOf.ts';

/**
 * The mailbox that an address leads to, as far as can be told: letter case, the spelling of the domain and a `+tag` make
 * no other one. For limits only; mail goes to the address as it was typed.
 */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  const domain = email.slice(at + 1).replace(/\.$/, '');
  return `${lowerCase(name)}@${domainToASCII(domain) || lowerCase(domain)}`;
};
