/** URL of the icon sprite, built from `src/assets/sprites/icons`. */
export const iconSprite = '/images/icons.svg';
