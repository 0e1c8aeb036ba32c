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
  goTo: (number: number, title: string) => `Slide ${number}: ${title}`,
} as const;
