/** The code of a system's or database's error, like `ENOENT`; the error's name where it has none. */
export const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'unknown cause';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'name' in error && typeof error.name === 'string' ? error.name : 'unknown cause';
};
