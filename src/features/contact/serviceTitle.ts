import { pages, type PageKind } from '../../content/pages.ts';
import { resolvePath } from '../../content/resolvePath.ts';

const SERVICES: readonly PageKind[] = ['practice', 'service', 'solution', 'placeholder'];

/** Title of the service in the address's `?service=`; undefined if there is none. */
export const serviceTitle = (service: string): string | undefined => {
  const name = resolvePath(`/${service}`)?.name;
  return name !== undefined && SERVICES.includes(pages[name].kind) ? pages[name].title : undefined;
};

/** Whether a subject is exactly what one of our links fills in. */
export const isServiceTitle = (subject: string): boolean =>
  Object.values(pages).some(({ kind, title }) => SERVICES.includes(kind) && title === subject.trim());
