/** Texts of the team page and the board page. */
export const peopleTexts = {
  team: 'Members of the team',
  board: 'Members of the board',
  join: { text: 'The tenth could be you.', link: 'See who we are looking for' },
  readMore: 'Read more',
  readMoreAbout: (name: string) => ` about ${name}`,
  portrait: (name: string) => `Portrait of ${name}`,
} as const;
