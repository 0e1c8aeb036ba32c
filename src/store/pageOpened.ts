import { createAction } from '@reduxjs/toolkit';
import type { PageName } from '../content/paths.ts';

/**
 * A page was opened. The payload is its name, or null for an unknown path; it is not the URL, which may contain a
 * reference. Slices reset what was open or selected on the previous page.
 */
export const pageOpened = createAction<PageName | null>('visit/pageOpened');
