/** Texts of a page's table of contents. */
export const contentsTexts = { label: 'On this page' } as const;
