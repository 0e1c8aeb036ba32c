/** The options by which messages are chosen. */
export const messageFilterOptions = {
  unread: { type: 'boolean', help: 'only those that nobody has opened yet' },
  open: { type: 'boolean', help: "only those that nobody has dealt with yet; see 'messages status'" },
  text: {
    type: 'string',
    value: 'WORDS',
    help: 'only those in which, or in whose notes, every one of these words stands',
  },
} as const;

/** What is said where nothing is found: in another folder there may be something (STAFF-18). */
export const noMessage = (isFiltered: boolean, dataDir: string): string =>
  `${isFiltered ? 'No message fits' : 'There are no messages yet'}, in ${dataDir}.`;
