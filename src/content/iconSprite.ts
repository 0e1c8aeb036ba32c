/** The sprite of icons, one symbol each: `src/assets/sprites/signs`. */
export const iconSprite = '/images/signs.svg';
