import { createAction } from '@reduxjs/toolkit';
import type { PageName } from '../content/paths.ts';

/**
 * A page was opened, also the first one of a visit. The payload is its name, or null for an unknown address: an address
 * may contain a reference (docs/requirements.md, STORE-4). Resets what was open or selected on the previous page
 * (STORE-5).
 */
export const pageOpened = createAction<PageName | null>('visit/pageOpened');
