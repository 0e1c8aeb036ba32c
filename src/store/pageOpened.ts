import { createAction } from '@reduxjs/toolkit';
import type { PageName } from '../content/paths.ts';

/**
 * A page was opened, also the first one of a visit; null for an unknown address. It contains the page's name, because
 * an address may contain a reference (docs/requirements.md, STORE-4). It resets what was open or chosen on the page
 * before (STORE-5).
 */
export const pageOpened = createAction<PageName | null>('visit/pageOpened');
