/** Cuts a text to `length` characters followed by '...' when it is longer (docs/requirements.md, CONST-2). */
export const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}...` : text;
