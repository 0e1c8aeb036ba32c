/** From this length on the beginning of a word will do; a single letter is meant as it stands: 'C', 'R'. */
const SHORTEST_BEGINNING = 2;

/** Whether a word that is looked for may be the beginning of one. */
export const matchesAsBeginning = (word: string): boolean => [...word].length >= SHORTEST_BEGINNING;
