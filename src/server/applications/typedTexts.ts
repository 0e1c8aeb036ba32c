import { APPLICATION_FIELDS, applicationFields } from '../../contract/applicationFields.ts';
import type { StoredApplication } from './queries/selectApplications.ts';

interface TypedTexts {
  /** Of one line, with the label before each. */
  lines: [label: string, text: string][];
  /** Of several lines, with the title above each. */
  sections: [title: string, text: string][];
}

const NONE = '(none)';

/** What an applicant typed, as staff read it in a mail and on the terminal. */
export const typedTexts = (application: StoredApplication): TypedTexts => {
  const texts: TypedTexts = { lines: [], sections: [] };
  for (const field of APPLICATION_FIELDS) {
    const { column, label, input } = applicationFields[field];
    const place = input === 'area' ? texts.sections : texts.lines;
    place.push([label, application[column] || NONE]);
  }
  return texts;
};
