/** The sprite of icons, one symbol each: `src/assets/sprites/icons`. */
export const iconSprite = '/images/icons.svg';
