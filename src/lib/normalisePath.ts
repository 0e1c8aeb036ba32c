/** The file names and extensions that static hosts add to the path of a page. */
const FILE_ENDING = /(?:(?:\/index|\/)?\.html?)+$/;

/** Normalises the path of a page: lower case, single slashes, no trailing slash, no file name. */
export const normalisePath = (path: string): string => {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  return `/${parts.join('/')}`.replace(FILE_ENDING, '') || '/';
};
