import type { PageName } from './paths.ts';
import { site } from './site.ts';

export interface ArticleAside {
  title: string;
  facts: readonly (readonly [term: string, text: string])[];
  /** Over the addresses to write to and to call. */
  contact: string;
  email: string;
  phone: string;
}

/** What somebody who looks up one fact of an article wants to see at once. */
export const articleAsides: Partial<Record<PageName, ArticleAside>> = {
  accessibilityStatement: {
    title: 'At a glance',
    facts: [
      ['Standard', 'WCAG 2.2, level AA'],
      ['Checked', 'every page, at each change of the software'],
      ['Seen by an expert', 'not yet'],
    ],
    contact: 'Report a barrier',
    email: site.email,
    phone: site.phone,
  },
};
