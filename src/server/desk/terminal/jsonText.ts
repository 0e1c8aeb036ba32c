/**
 * A value as JSON for other programs. Nothing is changed, but DEL, the controls from U+0080 and what turns the direction
 * of writing, which JSON would let through, are written as `\u009b`: the same text once it is read, and harmless where somebody looks at it.
 */
export const jsonText = (value: unknown): string => {
  const text = JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${text}\n`;
};
