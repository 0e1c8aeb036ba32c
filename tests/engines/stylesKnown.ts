import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'postcss';
import type { Tab } from './tab.ts';

const FOLDER = resolve('dist/site/static/css');
/** One engine's own names, beside which the common one stands. */
const PREFIXED = /^-(webkit|moz|ms|o)-|::?-(webkit|moz|ms|o)-|-(webkit|moz)-/;

/** Every declaration, selector and at-rule of the built stylesheets once, but for those that only one engine means anyway. */
const builtStyles = () => {
  const declarations = new Map<string, readonly [string, string]>();
  const selectors = new Set<string>();
  const rules = new Set<string>();
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.css'))) {
    const sheet = parse(readFileSync(join(FOLDER, file), 'utf8'));
    sheet.walkDecls(({ prop, value, parent }) => {
      const isOfFace = parent?.type === 'atrule';
      if (isOfFace || prop.startsWith('--') || PREFIXED.test(prop) || PREFIXED.test(value)) return;
      declarations.set(`${prop}: ${value}`, [prop, value]);
    });
    sheet.walkAtRules(({ name, params }) => {
      if (name !== 'charset') rules.add(`@${name} ${params}`);
    });
    sheet.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && /keyframes/.test((rule.parent as { name?: string }).name ?? ''))
        return;
      for (const selector of rule.selectors) if (!PREFIXED.test(selector)) selectors.add(selector);
    });
  }
  return { declarations: [...declarations.values()], selectors: [...selectors], rules: [...rules] };
};

/** What of the site's styles the tab's engine does not know: `property: value`, a selector, or the head of an at-rule. */
export const unknownStyles = async ({ see }: Tab): Promise<string[]> => {
  const { declarations, selectors, rules } = builtStyles();
  return see(
    (pairs: [string, string][], names: string[], heads: string[]) => {
      const isKnown = (head: string): boolean => {
        // Where an engine does not know a feature, neither it nor its opposite is so.
        const features = head.startsWith('@media') ? (head.match(/\([^()]+\)/g) ?? []) : [];
        if (!features.every((each) => matchMedia(each).matches || matchMedia(`not ${each}`).matches))
          return false;
        try {
          new CSSStyleSheet().insertRule(`${head} {}`);
          return true;
        } catch {
          return false;
        }
      };
      return [
        ...pairs
          .filter(([name, value]) => !CSS.supports(name, value))
          .map(([name, value]) => `${name}: ${value}`),
        ...names.filter((selector) => !CSS.supports(`selector(${selector})`)),
        ...heads.filter((head) => !isKnown(head)),
      ];
    },
    declarations,
    selectors,
    rules,
  );
};
