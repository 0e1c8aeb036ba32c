import { useState } from 'react';
import { prepareCareers } from './careersApi.ts';
import { useAppStore } from './hooks.ts';

/**
 * Brings into the store what tells of an application on its way, together with the form: where bytes are dear nothing
 * else has brought it. In the first drawing; repeated, it changes nothing (docs/requirements.md, FAST-12).
 */
export const useApplicationCalls = (): void => {
  const store = useAppStore();
  useState(() => prepareCareers(store, {}, {}));
};
