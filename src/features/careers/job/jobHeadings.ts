import type { MouseEvent } from 'react';
import { applyTexts, jobTexts } from '../../../content/careersTexts.ts';
import { generalTexts } from '../../../content/generalApplication.ts';
import { applyBarTexts } from '../../../content/jobPageTexts.ts';
import { GENERAL_OPENING_ID } from '../../../contract/constants.ts';

/** Scrolls without a navigation, which would render the page again and empty a half-filled form. */
export const goToForm = (event: MouseEvent): void => {
  const heading = document.getElementById(APPLY_ID);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView?.();
  heading.focus({ preventScroll: true });
};

/** The page's headings. The general application has different ones, because it is not for a particular job. */
export const getJobHeadings = ({ id }: { id: number }) =>
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

/** Id of the application form's heading, the target of the page's 'Apply' link. */
export const APPLY_ID = 'apply';
