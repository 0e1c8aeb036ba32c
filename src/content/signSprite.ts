/** The sprite of icons, one symbol each: `src/assets/sprites/signs`. */
export const signSprite = '/images/signs.svg';
