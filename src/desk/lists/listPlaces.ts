/** Where somebody was in a list: the row, and how far the page was scrolled. */
interface ListPlace {
  key: string;
  scrollY: number;
}

/** By the URL of the list; until the page reloads, as after signing out. */
const places = new Map<string, ListPlace>();

export const findListPlace = (url: string): ListPlace | undefined => places.get(url);
export const saveListPlace = (url: string, place: Partial<ListPlace>): void => {
  places.set(url, { key: '', scrollY: 0, ...places.get(url), ...place });
};
