/** Texts of the document itself: its title where no page's record gives one, and the way past the header. */
export const documentTexts = {
  skipToContent: 'Skip to main content',
  homeTitle: 'networks, rooms and people that work',
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address. Find a service, an opening or a person from here.',
  },
  jobClosed: 'This job is closed',
} as const;
