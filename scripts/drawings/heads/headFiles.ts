import { HEAD_SCENE, type HeadSceneName } from '../../../src/content/headScenes.ts';
import { toFile, toSymbol } from '../parts.ts';
import { careers } from './careers.ts';
import { cases } from './cases.ts';
import { documents } from './documents.ts';
import { howWeWork } from './howWeWork.ts';
import { messaging } from './messaging.ts';
import { news } from './news.ts';
import { search } from './search.ts';
import { security } from './security.ts';
import { house, rooms } from './services.ts';
import { telco } from './telco.ts';
import { voting } from './voting.ts';

const scenes: Record<HeadSceneName, readonly string[]> = {
  careers,
  caseStudyOne: voting,
  caseStudyTwo: telco,
  caseStudyThree: messaging,
  aboutCaseStudies: cases,
  companyNews: news,
  search,
  ourServices: house,
  howWeWork,
  securityAndData: security,
  sampleDocuments: documents,
};

/** What belongs to a practice, for its colour. */
const parts: Partial<Record<HeadSceneName, Readonly<Record<string, readonly string[]>>>> = {
  ourServices: rooms,
};

/** What a page is about, seen at work; each in a file of its own: a page fetches no other's. */
export const drawHeadScenes = (): Record<HeadSceneName, string> => {
  const files = (Object.keys(scenes) as HeadSceneName[]).map((name) => {
    const symbols = Object.entries({ scene: scenes[name], ...parts[name] });
    return [name, toFile(symbols.map(([id, drawn]) => toSymbol(id, HEAD_SCENE, drawn)))];
  });
  return Object.fromEntries(files) as Record<HeadSceneName, string>;
};
