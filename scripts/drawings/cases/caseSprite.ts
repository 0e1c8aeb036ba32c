import {
  CASE_PICTURE_WIDTH,
  casePictures,
  type CasePictureName,
} from '../../../src/content/caseStudies/casePictures.ts';
import { pharma } from './pharma.ts';
import { reminders } from './reminders.ts';
import { telco } from './telco.ts';
import { voting } from './voting.ts';

const drawings: Record<CasePictureName, readonly string[]> = { voting, telco, pharma, reminders };

/** The architectures of the case studies, each a symbol in the colours and the typeface of the page around it. */
export const drawCaseSprite = (): string => {
  const symbols = (Object.keys(drawings) as CasePictureName[]).map(
    (name) =>
      `<symbol id="${name}" viewBox="0 0 ${CASE_PICTURE_WIDTH} ${casePictures[name]}">${drawings[name].join('')}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
};
