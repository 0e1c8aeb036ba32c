import { harmlessLine } from './harmless.ts';

/** Names and values under each other, like `  location  London`; the values are made harmless. */
export const fieldLines = (fields: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...fields.map(([name]) => name.length));
  return fields.map(([name, value]) => `  ${name.padEnd(width)}  ${harmlessLine(value)}`.trimEnd());
};
