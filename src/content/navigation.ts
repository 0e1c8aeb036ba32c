import type { StaticPageName } from './paths.ts';
import { practiceKeys, type PracticeKey } from './practices.ts';

/** One entry of the main menu: a link, the panel of all practices, or a group of links. */
export type NavigationEntry =
  | { kind: 'link'; page: StaticPageName }
  | { kind: 'practices'; label: string; overview: StaticPageName; practices: readonly PracticeKey[] }
  | {
      kind: 'group';
      label: string;
      pages: readonly StaticPageName[];
      /** Further pages under a heading of their own. */
      more?: { label: string; pages: readonly StaticPageName[] };
    };

/** The menu in the specified order. Each group begins with the specified pages. */
export const navigation: readonly NavigationEntry[] = [
  { kind: 'link', page: 'home' },
  { kind: 'group', label: 'Solutions', pages: ['solutionsAudioVisual', 'solutionsNetwork'] },
  { kind: 'practices', label: 'Services', overview: 'ourServices', practices: practiceKeys },
  { kind: 'group', label: 'Customers & Partners', pages: ['ourCustomers', 'partners', 'clientExperience'] },
  { kind: 'group', label: 'Learn', pages: ['careers', 'companyNews', 'aboutCaseStudies'] },
  {
    kind: 'group',
    label: 'About Us',
    pages: ['aboutUs', 'ourTeam', 'ourBoard', 'ourFootPrints'],
    more: { label: 'Before you buy', pages: ['howWeWork', 'securityAndData', 'sampleDocuments'] },
  },
  { kind: 'link', page: 'careers' },
  { kind: 'link', page: 'contactUs' },
];

/** Pages with a direct link in the bar. Only that link is marked as current, not the one in a group. */
export const barPages: readonly StaticPageName[] = navigation.flatMap((entry) =>
  entry.kind === 'link' ? entry.page : [],
);

/** A link of the footer; `label` if the specified text differs from the page's title. */
export interface FooterLink {
  page: StaticPageName;
  label?: string;
  hash?: string;
}

/** The footer's columns of links. */
export const footer = {
  quickLinks: [
    { page: 'solutionsAudioVisual' },
    { page: 'solutionsNetwork' },
    { page: 'ourServices', label: 'Services' },
    { page: 'clientExperience' },
  ],
  company: [{ page: 'companyNews', label: 'Learn' }, { page: 'aboutUs' }, { page: 'contactUs' }],
  legal: [
    { page: 'contactUs', hash: 'privacy', label: 'Privacy Policy' },
    { page: 'contactUs', hash: 'terms', label: 'Terms and Conditions' },
    { page: 'accessibilityStatement' },
  ],
} as const satisfies Record<string, readonly FooterLink[]>;
