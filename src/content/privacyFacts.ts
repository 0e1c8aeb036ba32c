import { site } from './site.ts';

/**
 * Stands for a fact that somebody still has to fill in. `npm run check:content` and `staff doctor` name every fact that
 * contains it.
 */
export const UNFILLED = 'TO BE FILLED IN';

/** Who receives personal data besides our own staff, what for, and in which country. */
interface Processor {
  name: string;
  task: string;
  country: string;
}

/**
 * The facts of the privacy notice, in one file: replace them first when you rebrand the site (docs/rebranding.md), and
 * have them checked by the person who answers for data protection. A new wording gets a new version and date.
 */
export const privacyFacts = {
  version: '1',
  /** ISO 8601 date from which this version applies. */
  date: '2026-11-27',
  controller: {
    name: site.legalName,
    address: '20 Sample Lane, London EC2A 0XX, United Kingdom',
    email: 'privacy@quillmere.example',
  },
  /** In the European Union, for a controller outside it (Article 27 GDPR); empty if none is needed. */
  representative: 'Specimen Representation GmbH, Musterweg 3, 60311 Frankfurt am Main, Germany',
  officer: 'Our data protection officer reads the same mailbox, and nobody else does.',
  /** Where the server and its backups stand. */
  serverCountry: 'United Kingdom',
  /** None: we run the server and the mail server ourselves. */
  processors: [] as readonly Processor[],
  /** Countries whose offices read applications and messages. */
  readingCountries: ['United States', 'United Kingdom', 'India'],
  transfer:
    'Our company in the United Kingdom and our offices in the United States and India have signed the standard contractual clauses of the European Commission with the addendum of the United Kingdom. Ask us for a copy.',
  authorities: [
    'United Kingdom: Information Commissioner’s Office, Wycliffe House, Water Lane, Wilmslow SK9 5AF',
    'European Union: the authority where you live or work, or where you think the law was broken',
    'India: Data Protection Board of India',
    'California: California Privacy Protection Agency',
  ],
  /** Days within which a request is answered. */
  answerDays: 30,
} as const;

/** The names of the facts that nobody has filled in yet, such as `controller.email`. */
export const findUnfilledFacts = (facts: object = privacyFacts, prefix = ''): string[] =>
  Object.entries(facts).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return findUnfilledFacts(value, `${prefix}${name}.`);
    const isOptional = name === 'representative';
    const isUnfilled =
      typeof value === 'string' && (value.includes(UNFILLED) || (value === '' && !isOptional));
    return isUnfilled ? [prefix + name] : [];
  });
