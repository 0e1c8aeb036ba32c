import { useEffect, useState } from 'react';
import type { MessageForm } from '../../contract/messageRules.ts';
import { hasDraft } from '../../store/draft/hasDraft.ts';
import { useQuery } from '../../ui/useQuery.ts';
import { lateContactForm } from './lateContactForm.ts';

/** Whether a form has something to fill in by itself: what was kept of it, or the service that the address names (FAST-14). */
export const useIsFormWanted = (form: MessageForm): boolean => {
  const namesService = useQuery().has('service');
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    // It looks for itself once it is there.
    if (lateContactForm.ready()) return;
    // A browser that keeps nothing has nothing to fill in.
    hasDraft(form).then(setIsKept, () => undefined);
  }, [form]);
  return namesService || isKept;
};
