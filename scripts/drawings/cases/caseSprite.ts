import {
  CASE_PICTURE_WIDTH,
  casePictures,
  type CasePictureName,
} from '../../../src/content/caseStudies/casePictures.ts';
import { toSprite } from '../parts.ts';
import { pharma } from './pharma.ts';
import { reminders } from './reminders.ts';
import { telco } from './telco.ts';
import { voting } from './voting.ts';

const drawings: Record<CasePictureName, readonly string[]> = { voting, telco, pharma, reminders };

/** The architectures of the case studies, each a symbol in the colours and the typeface of the page around it. */
export const drawCaseSprite = (): string => toSprite(drawings, CASE_PICTURE_WIDTH, casePictures);
