/**
 * Icons visible at the first paint, as path data in the main script. All others are in `src/assets/sprites/icons`.
 * Based on bootstrap-icons 1.13 (MIT licence, https://icons.getbootstrap.com), 16 by 16.
 */
export const icons = {
  circleHalf: 'M8 15A7 7 0 1 0 8 1zm0 1A8 8 0 1 1 8 0a8 8 0 0 1 0 16',
} as const;

/** Drawn as strokes of width 1. */
export const lineIcons = {
  arrowRight: 'M1.5 8h13m-4-4 4 4-4 4',
  chevronDown: 'm2 5 6 6 6-6',
  chevronLeft: 'M11 2 5 8l6 6',
  chevronRight: 'm5 2 6 6-6 6',
  envelope:
    'M14 2.5H2A1.5 1.5 0 0 0 .5 4v8A1.5 1.5 0 0 0 2 13.5h12a1.5 1.5 0 0 0 1.5-1.5V4A1.5 1.5 0 0 0 14 2.5M1 4.8 8 9l7-4.2m-14 6.9 5.2-3.2m8.8 3.2-5.2-3.2',
  pause: 'M5 2v12m6-12v12',
  play: 'M4 2v12l9-6z',
  menu: 'M3 4h10M3 8h10M3 12h10',
  search: 'M12.5 6.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0m-1.8 4.8 4 4 .6-.6-4-4',
  telephone:
    'm4.1 1 1.8 2.3a1.2 1.2 0 0 1 .2 1l-.6 2.2a1.2 1.2 0 0 0 .3 1.2l2.5 2.5a1.2 1.2 0 0 0 1.1.3l2.2-.6a1.2 1.2 0 0 1 1 .2l2.4 1.8a1.2 1.2 0 0 1 .1 1.8l-1 1c-.6.6-1.5.9-2.3.6A18 18 0 0 1 .7 4.2c-.3-.8-.1-1.7.5-2.3l1-1A1.2 1.2 0 0 1 4.1 1',
} as const;

/** Names of the icons in the sprite. */
export type SpriteIconName =
  | 'award'
  | 'briefcase'
  | 'building'
  | 'calendar'
  | 'cash'
  | 'chat'
  | 'checkCircle'
  | 'clock'
  | 'close'
  | 'codeSlash'
  | 'diagram'
  | 'display'
  | 'document'
  | 'exclamationCircle'
  | 'facebook'
  | 'headset'
  | 'heart'
  | 'infoCircle'
  | 'journal'
  | 'lightbulb'
  | 'linkedin'
  | 'moonStars'
  | 'people'
  | 'personCheck'
  | 'place'
  | 'sun'
  | 'target'
  | 'twitter';
