/**
 * The form under which two spellings of an address are the same: lower case, one slash between parts, none at the
 * end (docs/requirements.md, ROUTE-3).
 */
export const normalisePath = (path: string): string => {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  return `/${parts.join('/')}`;
};
