/** The file of signs that the build draws (`scripts/drawings/signSprite.ts`), one symbol a sign. */
export const signSprite = '/images/signs.svg';
