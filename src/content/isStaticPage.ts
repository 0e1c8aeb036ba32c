import { paths, type PageName, type StaticPageName } from './paths.ts';

/** Whether a page has a fixed address, so that links need only its name. */
export const isStaticPage = (name: PageName): name is StaticPageName => !paths[name].includes(':');
