/** How much of its longest length a text has used; lengths in UTF-16 units, without blanks at the ends (FORM-3). */
export interface TextLength {
  text: string;
  max: number;
}

/** Characters by which a text is too long; 0 when it is not. */
export const tooMany = ({ text, max }: TextLength): number => Math.max(0, text.trim().length - max);
