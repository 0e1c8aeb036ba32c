/** Words of the team's and the board's page beside their paragraphs. */
export const peopleTexts = {
  team: 'Nine people, and what to ask them',
  board: 'Members of the board',
  readMore: 'Read more',
  readMoreAbout: (name: string) => ` about ${name}`,
  portrait: (name: string) => `Portrait of ${name}`,
} as const;
