import { paths, type PageName, type StaticPageName } from './paths.ts';

/** Whether a page has one fixed address, and so can be linked to by its name. */
export const isStaticPage = (name: PageName): name is StaticPageName => !paths[name].includes(':');
