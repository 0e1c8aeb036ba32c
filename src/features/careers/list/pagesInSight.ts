/** The numbers of the pages that a list of so many offers: the first, the last, and those around the one that is shown. */
export const pagesInSight = (page: number, pages: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((one, other) => one - other);
