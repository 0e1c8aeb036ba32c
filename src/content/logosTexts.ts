/** Headings of the pages of customers and partners. */
export const logosTexts = {
  customers: { title: 'What customers buy' },
  testimonial: (trade: string) => `Testimonial: ${trade}`,
  partners: { title: 'Partners and what they make', paragraphsTitle: 'Where you meet them' },
} as const;
