import { harmless } from './harmless.ts';

/** The lines of a longer text, made harmless and moved in, so that none can pass for a line of ours. */
export const indent = (text: string): string[] =>
  harmless(text)
    .split('\n')
    .map((line) => `  ${line}`.trimEnd());
