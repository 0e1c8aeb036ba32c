/** Texts of the list of a long page's parts. */
export const contentsTexts = { label: 'On this page' } as const;
