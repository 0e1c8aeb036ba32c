/** Labels of the buttons of sliders. `what` is the plural of their items. */
export const sliderTexts = {
  carousel: 'carousel',
  slide: 'slide',
  stop: (what: string) => `Stop moving the ${what}`,
  start: (what: string) => `Start moving the ${what}`,
  previous: (what: string) => `Previous ${what}`,
  next: (what: string) => `Next ${what}`,
  place: (at: number, of: number) => `${at} of ${of}`,
  choose: (at: number, title: string) => `Slide ${at}: ${title}`,
} as const;
