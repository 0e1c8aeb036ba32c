/** Turns 'united kingdom' into 'United Kingdom'. */
export const capitaliseWords = (text: string): string =>
  text.replaceAll(/(^|\s)\S/g, (start) => start.toUpperCase());
