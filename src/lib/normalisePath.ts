/** What hosts of plain files add to the address of a page. */
const FILE_ENDING = /(?:(?:\/index|\/)?\.html?)+$/;

/**
 * The form under which two spellings of an address are the same: lower case, one slash between parts, none at the
 * end, no name of a file (docs/requirements.md, ROUTE-3, ROUTE-8).
 */
export const normalisePath = (path: string): string => {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  return `/${parts.join('/')}`.replace(FILE_ENDING, '') || '/';
};
