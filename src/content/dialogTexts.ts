/** Texts of every dialog. */
export const dialogTexts = { close: 'Close' } as const;
