import type { Traps } from './pendingSubmissions.ts';

/** Elsewhere an extra header would need a preflight that the other server does not expect (docs/requirements.md, ONCE-1). */
export const keyHeader = (host: string, key: string): Record<string, string> =>
  host === '' ? { 'Idempotency-Key': key } : {};

/** The traps as the wire names them; nothing for a foreign host, which would not know them. */
export const trapsOf = (
  host: string,
  { website, shownFor }: Traps,
): { website?: string; shown_for?: number } => {
  if (host !== '') return {};
  return { ...(website === '' ? {} : { website }), shown_for: Math.max(0, Math.round(shownFor)) };
};
