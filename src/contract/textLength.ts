/** A text's length without leading and trailing spaces, and its maximum, in UTF-16 units. */
export interface TextLength {
  text: string;
  max: number;
}

/** Number of characters over the limit; 0 if there are none. */
export const excessLength = ({ text, max }: TextLength): number => Math.max(0, text.trim().length - max);
