/** 'united kingdom' as 'United Kingdom'. */
export const capitaliseWords = (text: string): string =>
  text.replaceAll(/(^|\s)\S/g, (start) => start.toUpperCase());
