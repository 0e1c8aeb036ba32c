import { createAction } from '@reduxjs/toolkit';
import type { PageName } from '../content/paths.ts';

/**
 * A page was opened, the first one of a visit too; null where the address has none. By its name, since an address may
 * hold a reference (docs/requirements.md, STORE-4). What the page before it had open or chosen ends with it (STORE-5).
 */
export const pageOpened = createAction<PageName | null>('visit/pageOpened');
