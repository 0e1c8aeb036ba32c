/** Signs on the buttons of sliders, from bootstrap-icons like `../icons.ts`; they travel with the pages that slide. */
export const sliderIcons = {
  pause: 'M7 5v6a1.5 1.5 0 0 1-3 0V5a1.5 1.5 0 0 1 3 0m5 0v6a1.5 1.5 0 0 1-3 0V5a1.5 1.5 0 0 1 3 0',
  play: 'm11.596 8.697-6.363 3.692c-.54.313-1.233-.066-1.233-.697V4.308c0-.63.692-1.01 1.233-.696l6.363 3.692a.802.802 0 0 1 0 1.393',
} as const;

/** The middle of their lines, like `lineIcons`. */
export const sliderLineIcons = { chevronLeft: 'M11 2 5 8l6 6', chevronRight: 'm5 2 6 6-6 6' } as const;
