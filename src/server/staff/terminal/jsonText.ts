/**
 * A value as JSON for other programs. Nothing is changed, but DEL and the controls from U+0080, which JSON would let
 * through, are written as `\u009b`: the same text once it is read, and harmless where somebody looks at it.
 */
export const jsonText = (value: unknown): string => {
  const text = JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${text}\n`;
};
