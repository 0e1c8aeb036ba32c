import { navigation, type NavigationEntry } from './navigation.ts';
import type { StaticPageName } from './paths.ts';
import { practices, type Practice } from './practices.ts';

const pagesOf = (entry: NavigationEntry): readonly StaticPageName[] => {
  if (entry.kind === 'link') return [entry.page];
  if (entry.kind === 'group') return entry.pages;
  const below = entry.practices.flatMap((key) => {
    const { page, services, unlisted = [] }: Practice = practices[key];
    return [page, ...services, ...unlisted];
  });
  return [entry.overview, ...below];
};

/** Every page to which the menu leads, each once, in its order. */
export const menuPages: readonly StaticPageName[] = [...new Set(navigation.flatMap(pagesOf))];

/**
 * Pages that the menu leaves out on purpose, beside those that are hidden from search engines: other pages lead to
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
