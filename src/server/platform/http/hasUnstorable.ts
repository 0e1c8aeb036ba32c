/**
 * Whether a text holds what no database gives back as it was: a NUL, or half of a character (a lone surrogate)
 * (docs/requirements.md, CALL-7).
 */
export const hasUnstorable = (text: string): boolean => text.includes('\0') || /\p{Surrogate}/u.test(text);
