/** Levenshtein's distance, row by row. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, character] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (other[column - 1] === character ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

/** Longest text that is compared: nobody mistypes at length, and the work grows with it. */
const MAX_LENGTH = 60;

/** The candidate that somebody may have meant; undefined when none is close (a third of the letters may differ). */
export const nearest = <Candidate extends string>(
  text: string,
  candidates: readonly Candidate[],
): Candidate | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  const measured = candidates
    .map((candidate) => ({ candidate, distance: distance(text.toLowerCase(), candidate) }))
    .toSorted((one, other) => one.distance - other.distance);
  const [first] = measured;
  return first && first.distance <= Math.max(2, first.candidate.length / 3) ? first.candidate : undefined;
};
