/** Titles of documents that have no page record, and the skip link. */
export const documentTexts = {
  skipToContent: 'Skip to main content',
  homeTitle: 'networks, rooms and people that work',
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address. Find a service, an opening or a person from here.',
  },
  jobClosed: 'This job is closed',
} as const;
