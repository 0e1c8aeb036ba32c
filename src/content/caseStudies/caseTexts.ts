/** Texts that all case study pages share. */
export const caseTexts = {
  tabs: 'Work for three customers',
  readMore: 'Read more',
  readMoreAbout: (title: string) => ` about: ${title}`,
  situation: 'The situation',
  work: 'What we did',
  result: 'Results',
  glance: 'At a glance',
  customer: 'Customer',
  services: 'Services behind it',
  more: 'More studies',
  /** Headings of a further study, which is about the reader instead of a customer. */
  furtherParts: { situation: 'Your situation', work: 'How we go about it', result: 'What you end with' },
  further: 'Two more studies',
} as const;
