import { pages, type PageKind } from '../../content/pages.ts';
import { resolvePath } from '../../content/resolvePath.ts';

const SERVICES: readonly PageKind[] = ['practice', 'service', 'solution', 'placeholder'];

/** Title of the service that an address names after `?service=`; undefined where it names none. */
export const serviceTitle = (service: string): string | undefined => {
  const name = resolvePath(`/${service}`)?.name;
  return name !== undefined && SERVICES.includes(pages[name].kind) ? pages[name].title : undefined;
};

/** Whether a subject is nothing but what a link of ours has filled in. */
export const isServiceTitle = (subject: string): boolean =>
  Object.values(pages).some(({ kind, title }) => SERVICES.includes(kind) && title === subject.trim());
