/** Texts of the privacy page beside its notice, and of the links to it. */
export const privacyPageTexts = {
  contents: 'On this page',
  version: (version: string, day: string) => `Version ${version}, in force since ${day}.`,
  whole: 'The whole privacy policy',
} as const;
