import Beasties from 'beasties';
import { parse } from 'postcss';

/**
 * Selectors that beasties cannot match against the prerendered HTML: attributes set by scripts, `:is()` and similar.
 */
const KEPT_SELECTORS = [
  /data-bs-theme/,
  /data-script/,
  /data-theme-choice/,
  /(^|[\s>+~])(:where|:is|:not)\(/,
];
/** Custom properties used by the SVG files that pages include with `<use>`. */
const USED_BY_SVG = ['hue', 'accent', 'info', 'success', 'input-border']
  .concat([
    'bs-primary',
    'bs-body-bg',
    'bs-body-color',
    'bs-secondary-color',
    'bs-border-color',
    'bs-tertiary-bg',
  ])
  .map((name) => `--${name}`);
const POINTER_STATE = /(?<!:not\():(hover|active)\b/;

/** Removes what the first paint does not need: print, pointer states, transitions, unused custom properties. */
const trim = (css: string): string => {
  const root = parse(css);
  root.walkAtRules((rule) => {
    const isPrint = rule.name === 'media' && rule.params === 'print';
    if (isPrint || ['charset', 'page', 'starting-style'].includes(rule.name)) rule.remove();
  });
  root.walkDecls(/^transition/, (declaration) => void declaration.remove());
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !POINTER_STATE.test(selector));
    if (rule.selector === '') rule.remove();
  });
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    const usedNames = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (usedNames.has(declaration.prop) || USED_BY_SVG.includes(declaration.prop)) return;
      declaration.remove();
      hasChanged = true;
    });
  }
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  root.walkAtRules('media', (rule) => void (rule.nodes?.length === 0 && rule.remove()));
  return root.toString().trim();
};

const extractElement = (html: string, tag: 'body' | 'main'): string =>
  new RegExp(`<${tag}.*</${tag}>`, 's').exec(html)?.[0] ?? '';

/** Extracts the critical rules of some documents. `site` is the folder of the built files. */
export const criticalStyles = async (
  site: string,
  stylesheets: readonly string[],
  documents: readonly string[],
): Promise<string> => {
  const beasties = new Beasties({
    path: site,
    publicPath: '/',
    // No link element: the inline script loads the stylesheets.
    ...({ preload: false } as object),
    pruneSource: false,
    reduceInlineStyles: false,
    keyframes: 'all',
    allowRules: KEPT_SELECTORS,
    logLevel: 'error',
  });
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  // Header and footer are the same in all documents.
  const [first = '', ...others] = documents;
  const otherMains = others.map((html) => extractElement(html, 'main')).join('');
  const body = extractElement(first, 'body').replace('</body>', () => `${otherMains}</body>`);
  const html = await beasties.process(`<!doctype html><html lang="en"><head>${links}</head>${body}</html>`);
  return trim([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join(''));
};
