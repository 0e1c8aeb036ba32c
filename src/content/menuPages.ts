import { navigation, type NavigationEntry } from './navigation.ts';
import type { StaticPageName } from './paths.ts';
import { practices, type Practice } from './practices.ts';

const pagesIn = (entry: NavigationEntry): readonly StaticPageName[] => {
  if (entry.kind === 'link') return [entry.page];
  if (entry.kind === 'group') return entry.pages;
  const below = entry.practices.flatMap((key) => {
    const { page, services, unlisted = [] }: Practice = practices[key];
    return [page, ...services, ...unlisted];
  });
  return [entry.overview, ...below];
};

/** The pages of the menu in its order, each once. */
export const menuPages: readonly StaticPageName[] = [...new Set(navigation.flatMap(pagesIn))];

/**
 * Pages that are left out of the menu on purpose, besides those hidden from search engines: other pages link to
 * them.
 */
export const notInMenu: readonly StaticPageName[] = [
  'caseStudyOne',
  'caseStudyTwo',
  'caseStudyThree',
  'caseStudiesInner',
  'careerPosts',
  'contactForm',
  'accessibilityStatement',
  'unifiedCommunications',
  'videoWalls',
  'designBuild',
  'planDesignOptimise',
  'buildRollout',
];
