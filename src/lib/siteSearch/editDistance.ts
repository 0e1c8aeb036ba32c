/**
 * How many letters were left out, added, changed or swapped with their neighbour between two words (Damerau and
 * Levenshtein, each place touched once).
 */
export const editDistance = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let left = 1; left <= one.length; left += 1) {
    const row = [left];
    const cell = (line: number, at: number): number => rows[line]?.[at] ?? 0;
    for (let right = 1; right <= other.length; right += 1) {
      const isSame = one[left - 1] === other[right - 1];
      const isSwapped = one[left - 1] === other[right - 2] && one[left - 2] === other[right - 1];
      const least = Math.min(
        cell(left - 1, right) + 1,
        (row[right - 1] ?? 0) + 1,
        cell(left - 1, right - 1) + (isSame ? 0 : 1),
      );
      row.push(isSwapped && left > 1 ? Math.min(least, cell(left - 2, right - 2) + 1) : least);
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
};
