import type { PageName } from './paths.ts';
import { practiceKeys, type PracticeKey } from './practices.ts';

/** Pages with a drawing beside their title. Practices have their own (scenes.ts). */
export const heroScenes = [
  'careers',
  'careerDetails',
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
  'solutionsAudioVisual',
  'solutionsNetwork',
] as const satisfies readonly PageName[];

export type HeroSceneName = (typeof heroScenes)[number];

/** URL of the sprite with the drawing, whose symbol is `scene`. The build writes the file. */
export const heroScenePath = (name: HeroSceneName): string => `/images/hero-${name}.svg`;

/** Symbols drawn over the scene, in this order: one in the colour of each practice, then the foreground. */
export const heroLayers: Partial<Record<HeroSceneName, readonly (PracticeKey | 'front')[]>> = {
  ourServices: practiceKeys,
  ourTeam: ['managed', 'engineering', 'audioVisual', 'front'],
  ourBoard: ['engineering', 'staffing', 'managed', 'network', 'audioVisual', 'front'],
  sampleDocuments: ['front'],
  ourCustomers: ['managed', 'engineering', 'audioVisual', 'staffing', 'network', 'front'],
};
