/** Ids of what lies over the page; the early script finds them by the buttons that name them. */
export const MENU_ID = 'site-menu';
export const SEARCH_ID = 'site-search';
