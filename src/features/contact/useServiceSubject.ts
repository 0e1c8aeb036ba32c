import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pages, type PageKind } from '../../content/pages.ts';
import { resolvePath } from '../../content/resolvePath.ts';
import { fieldId } from './messageFields.ts';

const SERVICES: readonly PageKind[] = ['practice', 'service', 'solution', 'placeholder'];

/** Title of the service that an address names after `?service=`; undefined where it names none. */
export const serviceTitle = (service: string): string | undefined => {
  const name = resolvePath(`/${service}`)?.name;
  return name !== undefined && SERVICES.includes(pages[name].kind) ? pages[name].title : undefined;
};

/**
 * Fills in the subject with the service that the visitor comes from, unless something stands there already. After
 * the first drawing, which must be the prerendered page's (docs/requirements.md, CONTACT-4).
 */
export const useServiceSubject = (): void => {
  const [query] = useSearchParams();
  const service = query.get('service');
  useEffect(() => {
    const title = service === null ? undefined : serviceTitle(service);
    const subject = document.getElementById(fieldId('subject'));
    if (title === undefined || !(subject instanceof HTMLInputElement) || subject.value !== '') return;
    subject.value = title;
  }, [service]);
};
