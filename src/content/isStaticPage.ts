import { paths, type PageName, type StaticPageName } from './paths.ts';

/** Whether a page's path is fixed, so that links need only the page's name. */
export const isStaticPage = (name: PageName): name is StaticPageName => !paths[name].includes(':');
