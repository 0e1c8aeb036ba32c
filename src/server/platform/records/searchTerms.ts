/** Digits with the usual separators; a date is none. */
const PHONE = /^(?!\d{4}-\d\d-\d\d$)\+?[\d\s()./-]+$/;
const MIN_DIGITS = 6;
/** Long enough to tell people apart, and without the prefix, which people write in several ways. */
const MAX_DIGITS = 9;

/** Splits a search into terms. A phone number, however it is written, becomes the last digits of it. */
export const toSearchTerms = (words = ''): string[] => {
  const digits = words.replace(/\D/g, '').replace(/^0+/, '');
  if (PHONE.test(words.trim()) && digits.length >= MIN_DIGITS) return [digits.slice(-MAX_DIGITS)];
  return words.split(/\s+/).filter((word) => word !== '');
};
