/** Words of the customers and the partners page beside their paragraphs. */
export const logosTexts = {
  sector: 'Sector',
  customers: { title: 'Customers and what they buy', matter: 'Buys' },
  partners: { title: 'Partners and what they make', matter: 'Makes', words: 'Where you meet them' },
} as const;
