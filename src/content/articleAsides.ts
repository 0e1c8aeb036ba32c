import type { PageName } from './paths.ts';
import { site } from './site.ts';

export interface ArticleAside {
  title: string;
  facts: readonly (readonly [term: string, text: string])[];
  /** Heading of the email address and telephone number. */
  contact: string;
  email: string;
  phone: string;
}

/** Key facts of an article, for readers who look for one of them. */
export const articleAsides: Partial<Record<PageName, ArticleAside>> = {
  accessibilityStatement: {
    title: 'At a glance',
    facts: [
      ['Standard', 'WCAG 2.2, level AA'],
      ['Checked', 'one page of each kind, at each change of the software'],
      ['Seen by an expert', 'not yet'],
    ],
    contact: 'Report a barrier',
    email: site.email,
    phone: site.phone,
  },
};
