/**
 * The values of a command's parameters, by the way their names are written: `ID` is needed, `[FILE]` may be left out,
 * `FILE…` stands for one or more, `[ID…]` for any number; one name may follow a list.
 */
export type ParameterValues<Parameters> = {
  readonly [Name in keyof Parameters]: Name extends `${string}…${string}`
    ? readonly string[]
    : Name extends `[${string}`
      ? string | undefined
      : string;
};

export const isOptional = (name: string): boolean => name.startsWith('[');
export const isList = (name: string): boolean => name.includes('…');
/** `FILE` for `[FILE…]`. */
export const plainName = (name: string): string => name.replace(/[[\]…]/g, '');
