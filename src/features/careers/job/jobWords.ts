import { applyTexts, jobTexts } from '../../../content/careersTexts.ts';
import { generalTexts } from '../../../content/generalApplication.ts';
import { applyBarTexts } from '../../../content/jobPageTexts.ts';
import { GENERAL_OPENING_ID } from '../../../contract/constants.ts';

/** What the page calls its parts: a general application is for no job in particular. */
export const jobWords = ({ id }: { id: number }) =>
  id === GENERAL_OPENING_ID
    ? {
        about: generalTexts.about,
        applyTitle: generalTexts.apply,
        applyLink: generalTexts.apply,
        prefilled: generalTexts.prefilled,
      }
    : {
        about: jobTexts.about,
        applyTitle: applyTexts.title,
        applyLink: applyBarTexts.apply,
        prefilled: applyTexts.prefilled,
      };
