import type { FilledIn } from '../../contract/renderer.ts';
import type { Refusal } from '../platform/http/refusal.ts';

/** A refusal that is no field's, for the page that answers a form: its sentence, and when to try again. */
export const troubleOf = ({ body, headers }: Refusal): NonNullable<FilledIn['trouble']> => {
  const retryAfter = Number(headers['retry-after']);
  return { sentence: body.error, ...(retryAfter > 0 && { retryAfter }) };
};
