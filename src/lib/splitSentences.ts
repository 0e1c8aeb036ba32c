/** The sentences of a paragraph, in order. */
export const splitSentences = (text: string): string[] => text.split(/(?<=[.?!][”’)]?)\s+(?=[A-Z“‘0-9])/);
