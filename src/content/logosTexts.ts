/** Headings of the pages of customers and partners. */
export const logosTexts = {
  customers: { title: 'Customers and what they buy' },
  partners: { title: 'Partners and what they make', paragraphsTitle: 'Where you meet them' },
} as const;
