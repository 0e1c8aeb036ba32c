import { wrongUse } from './staffError.ts';

/** A number as somebody typed it. Throws a StaffError of code 2 for anything but a whole number from 1. */
export const readId = (
  text: string,
  owner: 'an opening' | 'a mail' | 'a version' | 'a note' = 'an opening',
): number => {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw wrongUse(`'${text}' is not the number of ${owner}, like 5`);
  return Number(text);
};
