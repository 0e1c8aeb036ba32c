/** What static file hosts add to the address of a page. */
const FILE_ENDING = /(?:(?:\/index|\/)?\.html?)+$/;

/**
 * Two spellings of an address have the same normal form: lower case, single slashes, none at the end, no file name
 * (docs/requirements.md, ROUTE-3, ROUTE-8).
 */
export const normalisePath = (path: string): string => {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  return `/${parts.join('/')}`.replace(FILE_ENDING, '') || '/';
};
