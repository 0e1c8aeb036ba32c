/** Cuts a text longer than `length` characters and adds '...' (docs/requirements.md, CONST-2). */
export const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}...` : text;
