import { HEAD_SCENE, type HeadSceneName } from '../../../src/content/headScenes.ts';
import { toSprite } from '../parts.ts';
import { careers } from './careers.ts';
import { messaging } from './messaging.ts';
import { telco } from './telco.ts';
import { voting } from './voting.ts';

const scenes: Record<HeadSceneName, readonly string[]> = {
  careers,
  caseStudyOne: voting,
  caseStudyTwo: telco,
  caseStudyThree: messaging,
};

/** What a page is about, seen at work; each in a file of its own: a page fetches no other's. */
export const drawHeadScenes = (): Record<HeadSceneName, string> => {
  const files = Object.entries(scenes).map(([name, parts]) => [
    name,
    toSprite({ scene: parts }, HEAD_SCENE.width, { scene: HEAD_SCENE.height }),
  ]);
  return Object.fromEntries(files) as Record<HeadSceneName, string>;
};
