/**
 * Seconds of a `Retry-After` header, which holds seconds or a date of HTTP; undefined where there is none, or none
 * that can be read.
 */
export const readRetryAfter = (header: string | null | undefined, now = Date.now()): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const instant = text === '' ? Number.NaN : Date.parse(text);
  return Number.isNaN(instant) ? undefined : Math.max(0, Math.ceil((instant - now) / 1000));
};
