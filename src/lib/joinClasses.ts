/** The class attribute of these names; what is false or missing falls out. */
export const joinClasses = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
