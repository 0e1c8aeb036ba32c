import { site } from '../../../content/site.ts';
import type { OpeningText } from '../queries/toOpening.ts';

/** Google's documentation of JobPosting: a title is the name of the job and nothing else. */
const ODD_TITLE = /[!*]|[£€$₹]|\b\d{4,}\b/;
const MIN_DESCRIPTION_LENGTH = 200;

/** What an opening may say, but a search engine or job board may not take: one sentence each. */
export const searchEngineWarnings = (opening: OpeningText): string[] => {
  const {
    job_title,
    company_name,
    places = [],
    workplace,
    pay_from,
    pay_to,
    pay_note,
    description,
  } = opening;
  const isInTitle = (text: string) => text !== '' && job_title.toLowerCase().includes(text.toLowerCase());
  return [
    ...(workplace === 'remote' && places.length > 0
      ? [
          'Remote means entirely remote: choose hybrid if people come in. Search engines get the countries only',
        ]
      : []),
    ...(workplace !== 'remote' && places.some(({ city }) => city === '')
      ? ['A place has no city: search engines show it to people of the whole country']
      : []),
    ...(pay_note && !pay_from && !pay_to
      ? ['The pay is a text without an amount: search engines and job boards cannot read it']
      : []),
    ...(ODD_TITLE.test(job_title) || job_title === job_title.toUpperCase()
      ? ['The title has signs, figures or capitals that search engines take for advertising']
      : []),
    ...(places.some(({ city }) => isInTitle(city)) || isInTitle(company_name) || isInTitle(site.name)
      ? ['The title names the place or the company: search engines want the name of the job alone']
      : []),
    ...(description.length < MIN_DESCRIPTION_LENGTH
      ? ['The description is short: search engines prefer openings that say what the work is']
      : []),
  ];
};
