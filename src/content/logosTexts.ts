/** Words of the customers and the partners page beside their paragraphs. */
export const logosTexts = {
  sector: 'Sector',
  customers: { title: 'Who they are, and what they buy', matter: 'Buys', words: 'How we work for them' },
  partners: { title: 'Who they are, and what they make', matter: 'Makes', words: 'Where you meet them' },
} as const;
