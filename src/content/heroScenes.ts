import type { StaticPageName } from './paths.ts';
import { practiceKeys, type PracticeKey } from './practices.ts';

/** Pages that have a drawing beside their title, apart from the practices (scenes.ts). */
export const heroScenes = [
  'careers',
  'aboutUs',
  'ourTeam',
  'ourBoard',
  'ourCustomers',
  'caseStudyOne',
  'caseStudyTwo',
  'caseStudyThree',
  'aboutCaseStudies',
  'companyNews',
  'search',
  'ourServices',
  'howWeWork',
  'securityAndData',
  'sampleDocuments',
  'contactUs',
] as const satisfies readonly StaticPageName[];

export type HeroSceneName = (typeof heroScenes)[number];

/** In the drawing's own units. */
export const HEAD_SCENE = { width: 480, height: 240 } as const;

/** Address of the drawing, in which it is the symbol `scene`; the build writes the file. */
export const heroScenePath = (name: HeroSceneName): string => `/images/head-${name}.svg`;

/** What lies over the scene, one symbol after the other: what belongs to a practice, in its colour, and what is before all. */
export const heroLayers: Partial<Record<HeroSceneName, readonly (PracticeKey | 'front')[]>> = {
  ourServices: practiceKeys,
  ourTeam: ['managed', 'engineering', 'audioVisual', 'front'],
  ourBoard: ['engineering', 'staffing', 'managed', 'network', 'audioVisual', 'front'],
  ourCustomers: ['managed', 'engineering', 'audioVisual', 'staffing', 'front'],
};
