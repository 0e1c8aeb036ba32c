import { pages, type PageKind } from '../../content/pages.ts';
import { resolvePath } from '../../content/resolvePath.ts';

const SERVICE_KINDS: readonly PageKind[] = ['practice', 'service', 'solution', 'placeholder'];

/** Title of the service in the URL's `?service=`; undefined if there is none. */
export const findServiceTitle = (service: string): string | undefined => {
  const name = resolvePath(`/${service}`)?.name;
  return name !== undefined && SERVICE_KINDS.includes(pages[name].kind) ? pages[name].title : undefined;
};

/** Whether a subject is exactly what one of our links fills in. */
export const isServiceTitle = (subject: string): boolean =>
  Object.values(pages).some(({ kind, title }) => SERVICE_KINDS.includes(kind) && title === subject.trim());
