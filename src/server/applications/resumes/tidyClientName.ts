import { MAX_LENGTH } from '../../../contract/constants.ts';

const CONTROL = /[\p{Cc}\p{Surrogate}]/gu;

/**
 * The client's name of a file, as data to show: the last part of a path, without control characters, at most 255
 * UTF-16 units, the ending kept. It never becomes a path (docs/requirements.md, UP-3).
 */
export const tidyClientName = (name: string): string => {
  const last = name.split(/[/\\]/).pop() ?? '';
  const tidy = last.replace(CONTROL, '').trim() || 'resume';
  if (tidy.length <= MAX_LENGTH.fileName) return tidy;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(tidy)?.[0] ?? '';
  const stem = tidy.slice(0, MAX_LENGTH.fileName - ending.length);
  return stem.replace(CONTROL, '') + ending;
};
