/** Cuts a text longer than `length` characters after a word and adds '…', within the length. */
export const shortenToWords = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, end > 0 ? end : length - 1).replace(/[\s.,;:–-]+$/, '')}…`;
};

/** Cuts a text longer than `length` characters and adds '...'. */
export const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}...` : text;
