import { site } from './site.ts';

/** The opening for applications to no particular opening. Its text is plain, as in other openings. */
export const generalApplication = {
  job_title: 'General application',
  company_name: site.fullName,
  location: `Any of our offices (${site.offices.map(({ city }) => city).join(', ')}), or remote`,
  description: [
    'Would you like to work here although none of the openings fits? Apply once, and say what you are looking for.',
    '## What helps us',
    [
      '- The kind of work that you do well, and would like to do more of.',
      '- Where you can work, and from when.',
      '- Your resume, as you would send it for any job.',
    ].join('\n'),
    'We look through general applications when a new opening comes up. If you want us to keep yours beyond the first months, tick the box below the resume.',
  ].join('\n\n'),
} as const;

/** Texts of the general application's page and of links to it. */
export const generalTexts = {
  question: 'No suitable opening?',
  invitation: 'Send us your resume anyway. We look through general applications when a new opening comes up.',
  link: 'Apply anyway',
  about: 'About a general application',
  apply: 'Apply without an opening',
} as const;
