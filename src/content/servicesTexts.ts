/** Texts that the pages of services and solutions share. */
export const servicesTexts = {
  services: 'Services in this practice',
  siblings: 'Also in this practice',
  allOf: 'All of',
  terms: 'How we price and start',
  parts: 'Parts of this solution',
  inPreparation: (title: string) => `${title} (in preparation)`,
  /** Headings of the five paragraphs of every service, in their order. */
  sections: {
    need: 'What it is for',
    work: 'What we do',
    deliverables: 'What you receive',
    conditions: 'Worth knowing',
    comparison: 'Compare with',
  },
  /** Headings of the three parts of a service's diagram, and its label. */
  flow: {
    label: 'The service in one line',
    inputs: 'You give',
    work: 'We do',
    results: 'You get',
  },
  included: 'Included',
  excluded: 'Not included',
  next: 'Related service',
  ask: 'Who to ask',
  price: 'How it is priced',
  coverage: {
    title: 'The services, and how far each one goes',
    intro: 'A filled cell is our work. The rest stays with you.',
    service: 'Service',
    no: 'No',
  },
  matrix: {
    title: 'Who employs, who directs',
    youDirect: 'You direct the work',
    weDirect: 'We direct the work',
    none: 'None of our services',
  },
  whichOne: 'Which one do I need?',
  whichOneHint: 'Tick what applies and we will name the service that fits.',
  fits: (count: number) => (count === 1 ? 'This service fits' : 'These services fit'),
  nothingTicked: 'Nothing ticked yet. If none of these applies,',
  describe: 'describe your situation to us',
  askAbout: (count: number) => (count === 1 ? 'Ask us about it' : 'Ask us about these'),
  show: 'Show one practice',
  showAll: 'All practices',
  otherWays: {
    title: 'Can’t find it?',
    labels: {
      howWeWork: 'How we price, start and report',
      contactForm: 'Ask for information or a quote',
      nmsp: 'NMSP, our Network Managed Service Programme (in preparation)',
      searchComponent: 'Find a page by keyword (a demonstration)',
    },
  },
} as const;
