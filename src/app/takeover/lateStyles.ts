/** A page whose styles hang is handed over all the same: it has those that it began with. */
const PATIENCE_MS = 5000;

const isThere = (link: HTMLLinkElement): boolean => link.sheet !== null;

/** One that failed has a sheet, too, in Chromium: of nobody's origin, and empty. */
const hasRules = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
};

const settled = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((done) => {
    link.addEventListener('load', done);
    link.addEventListener('error', done);
    setTimeout(done, PATIENCE_MS);
  });

/**
 * Resolves when the stylesheets that come after the first paint are there, or known not to come, or late: `data-bare` on
 * the document then shows what the header opens without its look (app/header/_opening.scss).
 */
export const lateStyles = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter((link) => !isThere(link)).map(settled));
  if (!links.every(hasRules)) document.documentElement.dataset['bare'] = '';
};
