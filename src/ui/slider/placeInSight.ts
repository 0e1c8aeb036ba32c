/** How far along a row its visitor is: place of the item that stands at its beginning. */
export const placeInSight = (list: Element | null): number => {
  const cells = [...(list?.children ?? [])];
  const edge = list?.getBoundingClientRect().left ?? 0;
  const isFirst = (cell: Element) => {
    const { left, width } = cell.getBoundingClientRect();
    return Math.abs(left - edge) < width / 2;
  };
  return Math.max(0, cells.findIndex(isFirst));
};
