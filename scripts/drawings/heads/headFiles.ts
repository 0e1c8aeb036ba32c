import { HEAD_SCENE, type HeadSceneName } from '../../../src/content/headScenes.ts';
import { toFile, toSymbol } from '../parts.ts';
import { board } from './board.ts';
import { careers } from './careers.ts';
import { cases } from './cases.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { customers } from './customers.ts';
import { documents } from './documents.ts';
import type { HeadLayers } from './headLayers.ts';
import { howWeWork } from './howWeWork.ts';
import { messaging } from './messaging.ts';
import { news } from './news.ts';
import { search } from './search.ts';
import { security } from './security.ts';
import { house, rooms } from './services.ts';
import { team } from './team.ts';
import { telco } from './telco.ts';
import { voting } from './voting.ts';

const scenes: Record<HeadSceneName, HeadLayers> = {
  careers: { scene: careers },
  aboutUs: { scene: company },
  ourTeam: team,
  ourBoard: board,
  ourCustomers: customers,
  caseStudyOne: { scene: voting },
  caseStudyTwo: { scene: telco },
  caseStudyThree: { scene: messaging },
  aboutCaseStudies: { scene: cases },
  companyNews: { scene: news },
  search: { scene: search },
  ourServices: { scene: house, ...rooms },
  howWeWork: { scene: howWeWork },
  securityAndData: { scene: security },
  sampleDocuments: { scene: documents },
  contactUs: { scene: contact },
};

/** What a page is about, seen at work; each in a file of its own: a page fetches no other's. */
export const drawHeadScenes = (): Record<HeadSceneName, string> => {
  const files = Object.entries(scenes).map(([name, layers]) => {
    const symbols = Object.entries(layers).map(([layer, parts]) => toSymbol(layer, HEAD_SCENE, parts));
    return [name, toFile(symbols)];
  });
  return Object.fromEntries(files) as Record<HeadSceneName, string>;
};
