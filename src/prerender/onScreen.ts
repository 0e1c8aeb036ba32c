import { parse, type Root, type Rule } from 'postcss';
import { matchedBy, type Windows } from './matchedBy.ts';
import { writeOutKnown } from './writeOutKnown.ts';

/** Parts of controls that no page has, such as a field for a date. */
const UNUSED_PARTS = /::-webkit-(datetime|(inner|outer)-spin|color-swatch|search-decoration)/;

/** States and parts that only some elements have, by a selector for those. */
const OF_SOME: readonly (readonly [part: RegExp, elements: string])[] = [
  [/::file-selector-button|::-webkit-file-upload/, 'input[type="file"]'],
  [/::-webkit-date-and-time/, 'input:is([type^="date"],[type^="time"])'],
  [/::-moz-focus-inner/, 'input:is([type="button"],[type="submit"])'],
  // React disables nothing before the whole stylesheet is there.
  [/(?<!:not\():disabled/, '[disabled]'],
];

/** What nothing can show at its first paint that selectors are matched by. */
const unusedParts = (isMatched: (selector: string) => boolean): RegExp[] => [
  UNUSED_PARTS,
  UNDER_POINTER,
  OWN_FOCUS,
  OPENED,
  WITHOUT_SCRIPTS,
  ...OF_SOME.filter(([, elements]) => !isMatched(elements)).map(([part]) => part),
];

/** Looks under a pointer and on the way from one look to another: the whole stylesheet brings them within the second. */
const UNDER_POINTER = /(?<!:not\():(hover|active)\b/;
/** Every control has the site's ring until then: a key or a focus has the whole stylesheet fetched at once. */
const OWN_FOCUS = /\.[\w-]+:focus(-visible)?$|:focus:not\(:focus-visible\)$/;
/** Only the header is opened before the whole stylesheet is there, and seen when it is (HEAD-11). */
const OPENED = /(?<!:not\()(\.is-open|\[aria-expanded=["']?true)/;
/** Before the first paint the script in the head has set both. */
const WITHOUT_SCRIPTS = /^html:not\(\[data-script\]\)|^:root:not\(\[data-bs-theme\]\)/;
const ON_THE_WAY =
  /^(transition|cursor|will-change|-webkit-tap-highlight-color|overscroll-behavior|(-webkit-)?user-select|-webkit-appearance)/;
/** The shadow below what is opened: it lies over nothing before. */
const WHEN_OPENED = /^var\(--[\w-]+\)$/;

/**
 * Rules for when the whole stylesheet is there anyhow: on paper, and without scripts, where `noscript` links it. Forced
 * colours are the browser's own until it comes. Where motion is welcome, what moves has nothing to do before.
 */
const LATER = [
  'print',
  '(scripting:none)',
  '(forced-colors:active)',
  '(prefers-reduced-motion:no-preference)',
];

/** What no rule reads any more, now that some of them are gone; and what only that was read by. */
const withoutUnread = (root: Root): void => {
  const read = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  let isDone = true;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    isDone = false;
  });
  if (!isDone) withoutUnread(root);
};

/** Motion that no rule names any more. What one does name has to be there: begun with the late stylesheet it starts over. */
const withoutUnused = (root: Root): void => {
  const named: string[] = [];
  root.walkDecls(/^animation/, ({ value }) => {
    named.push(value);
  });
  root.walkAtRules('keyframes', (rule) => {
    // A minifier leaves no blank between a name and a time.
    const name = new RegExp(`(?<![\\w-])${rule.params}(?![a-z_-])`, 'i');
    if (!named.some((value) => name.test(value))) rule.remove();
  });
};

/** Where the menu is a layer (app/header/_menuLayer.scss). */
const LAYER_EM = 62;

const windowsOf = ({ parent }: Rule): Windows => {
  const params = parent?.type === 'atrule' && 'params' in parent ? String(parent.params) : '';
  const [, most = Infinity] = /^\(width<=?([\d.]+)em\)$/.exec(params.replaceAll(' ', '')) ?? [];
  return Number(most) < LAYER_EM ? 'narrow' : 'all';
};

/**
 * Leaves out what none of the documents paints first: what comes later anyhow, and parts of controls that there are
 * none of.
 */
export const onScreen = (css: string, documents: readonly string[]): string => {
  const isMatched = matchedBy(documents);
  const unused = unusedParts(isMatched);
  const root = parse(css);
  root.walkAtRules((rule) => {
    // A document says its charset once, and not here; from what a transition begins is of no use without it.
    if (
      ['charset', 'starting-style'].includes(rule.name) ||
      (rule.name === 'media' && LATER.includes(rule.params.replaceAll(' ', '')))
    )
      rule.remove();
  });
  root.walkDecls(ON_THE_WAY, (declaration) => {
    declaration.remove();
  });
  root.walkDecls('box-shadow', (declaration) => {
    if (WHEN_OPENED.test(declaration.value)) declaration.remove();
  });
  root.walkRules((rule) => {
    // Steps of a motion are no selectors.
    if (
      rule.parent?.type === 'atrule' &&
      'name' in rule.parent &&
      /keyframes$/.test(String(rule.parent.name))
    )
      return;
    const windows = windowsOf(rule);
    rule.selectors = rule.selectors.filter(
      (selector) => isMatched(selector, windows) && !unused.some((part) => part.test(selector)),
    );
    if (rule.selector === '') rule.remove();
  });
  withoutUnused(root);
  withoutUnread(root);
  writeOutKnown(root);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules('media', (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString().trim();
};
