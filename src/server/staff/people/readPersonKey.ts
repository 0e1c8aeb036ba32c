import type { PersonKey } from '../../db/personDesk.ts';

/** A reference or an e-mail address, as somebody typed it: only the latter has an @. */
export const readPersonKey = (text: string): PersonKey =>
  text.includes('@') ? { kind: 'email', email: text.trim() } : { kind: 'reference', reference: text.trim() };
