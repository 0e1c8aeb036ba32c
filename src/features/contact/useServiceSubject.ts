import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageFieldId } from './messageFields.ts';
import { serviceTitle } from './serviceTitle.ts';

/**
 * Fills in the subject with the service that the visitor comes from, unless something stands there already. After
 * the first drawing, which must be the prerendered page's (docs/requirements.md, CONTACT-4).
 */
export const useServiceSubject = (): void => {
  const [query] = useSearchParams();
  const service = query.get('service');
  useEffect(() => {
    const title = service === null ? undefined : serviceTitle(service);
    const subject = document.getElementById(messageFieldId('subject'));
    if (title === undefined || !(subject instanceof HTMLInputElement) || subject.value !== '') return;
    subject.value = title;
  }, [service]);
};
