/** Splits a paragraph into its sentences. */
export const splitSentences = (text: string): string[] => text.split(/(?<=[.?!][”’)]?)\s+(?=[A-Z“‘0-9])/);
