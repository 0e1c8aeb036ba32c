import { navigation, type NavigationEntry } from './navigation.ts';
import type { StaticPageName } from './paths.ts';
import { practices, type Practice } from './practices.ts';

const listEntryPages = (entry: NavigationEntry): readonly StaticPageName[] => {
  if (entry.kind === 'link') return [entry.page];
  if (entry.kind === 'group') return [...entry.pages, ...(entry.more?.pages ?? [])];
  const practicePages = entry.practices.flatMap((key) => {
    const { page, services, unlisted = [] }: Practice = practices[key];
    return [page, ...services, ...unlisted];
  });
  return [entry.overview, ...practicePages];
};

/** The pages of the menu in its order, each once. */
export const menuPages: readonly StaticPageName[] = [...new Set(navigation.flatMap(listEntryPages))];

/**
 * Pages that are left out of the menu on purpose, besides those hidden from search engines: other pages link to
 * them.
 */
export const pagesOutsideMenu: readonly StaticPageName[] = [
  'caseStudyOne',
  'caseStudyTwo',
  'caseStudyThree',
  'caseStudiesInner',
  'careerPosts',
  'contactForm',
  'accessibilityStatement',
  'privacy',
  'unifiedCommunications',
  'videoWalls',
  'designBuild',
  'planDesignOptimise',
  'buildRollout',
];
