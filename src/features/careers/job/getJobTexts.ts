import { applyTexts, jobTexts } from '../../../content/careersTexts.ts';
import { generalTexts } from '../../../content/generalApplication.ts';
import { applyBarTexts } from '../../../content/jobPageTexts.ts';
import { GENERAL_OPENING_ID } from '../../../contract/constants.ts';

/** A job page's texts that the general application has in another wording, because it is not for a particular job. */
export const getJobTexts = ({ id }: { id: number }) =>
  id === GENERAL_OPENING_ID
    ? {
        about: generalTexts.about,
        applyTitle: generalTexts.apply,
        applyLink: generalTexts.apply,
      }
    : {
        about: jobTexts.about,
        applyTitle: applyTexts.title,
        applyLink: applyBarTexts.apply,
      };
