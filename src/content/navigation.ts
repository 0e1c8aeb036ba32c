import type { StaticPageName } from './paths.ts';
import { practiceKeys, type PracticeKey } from './practices.ts';

/** One entry of the header: a link, the panel of all practices, or a small group (docs/requirements.md, NAV-1 to NAV-4). */
export type NavigationEntry =
  | { kind: 'link'; page: StaticPageName }
  | { kind: 'practices'; label: string; overview: StaticPageName; practices: readonly PracticeKey[] }
  | { kind: 'group'; label: string; pages: readonly StaticPageName[] };

export const navigation: readonly NavigationEntry[] = [
  { kind: 'link', page: 'home' },
  {
    kind: 'practices',
    label: 'Services',
    overview: 'ourServices',
    practices: practiceKeys,
  },
  { kind: 'group', label: 'Solutions', pages: ['solutionsAudioVisual', 'solutionsNetwork'] },
  { kind: 'group', label: 'Customers & Partners', pages: ['ourCustomers', 'partners', 'clientExperience'] },
  // Looked for by itself, and kept in both groups: where it is specified, and where others have it (WORD-5).
  { kind: 'link', page: 'careers' },
  { kind: 'group', label: 'Learn', pages: ['careers', 'companyNews', 'aboutCaseStudies'] },
  {
    kind: 'group',
    label: 'About Us',
    pages: ['aboutUs', 'howWeWork', 'securityAndData', 'ourTeam', 'ourBoard', 'careers'],
  },
  { kind: 'link', page: 'contactUs' },
];

/** Pages with a link of their own in the bar: marked there, and nowhere else in the menu. */
export const barPages: readonly StaticPageName[] = navigation.flatMap((entry) =>
  entry.kind === 'link' ? entry.page : [],
);

/** A link of the footer; `label` where the specification names it otherwise than the page's title. */
export interface FooterLink {
  page: StaticPageName;
  label?: string;
  hash?: string;
}

/** The footer's columns and its legal line (docs/requirements.md, NAV-5). */
export const footer = {
  quickLinks: [
    { page: 'ourServices', label: 'Services' },
    { page: 'solutionsAudioVisual' },
    { page: 'solutionsNetwork' },
    { page: 'clientExperience' },
  ],
  company: [
    { page: 'aboutUs' },
    { page: 'howWeWork' },
    { page: 'securityAndData' },
    { page: 'companyNews', label: 'Learn' },
    { page: 'careers' },
    { page: 'contactUs' },
  ],
  legal: [
    { page: 'contactUs', hash: 'privacy', label: 'Privacy Policy' },
    { page: 'contactUs', hash: 'terms', label: 'Terms and Conditions' },
    { page: 'accessibilityStatement' },
  ],
} as const satisfies Record<string, readonly FooterLink[]>;
