import { useState } from 'react';
import { prepareContact } from './emailApi.ts';
import { useAppStore } from './hooks.ts';

/**
 * Brings the e-mail calls into the store together with the form that uses them, whose code may come after its page's.
 * In the first drawing, before the calls' hooks look for them; repeated, it changes nothing (FAST-14).
 */
export const useEmailCalls = (): void => {
  const store = useAppStore();
  useState(() => prepareContact(store));
};
