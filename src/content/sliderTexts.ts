/** Labels of the buttons of sliders. `itemsName` is the plural of their items. */
export const sliderTexts = {
  carousel: 'carousel',
  slide: 'slide',
  stop: (itemsName: string) => `Stop moving the ${itemsName}`,
  start: (itemsName: string) => `Start moving the ${itemsName}`,
  previous: (itemsName: string) => `Previous ${itemsName}`,
  next: (itemsName: string) => `Next ${itemsName}`,
  to: (number: number) => ` to ${number}`,
  of: (count: number) => ` of ${count}`,
  /** Announced when the visitor moves a slider. */
  shown: ({ names, from, to, count }: { names: string; from: number; to: number; count: number }) =>
    `${names}: ${from === to ? from : `${from} to ${to}`} of ${count}`,
  goTo: (number: number, title: string) => `Slide ${number}: ${title}`,
} as const;
