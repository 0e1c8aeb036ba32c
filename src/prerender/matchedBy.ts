import { compile, selectAll, selectOne } from 'css-select';
import { parse, SelectorType, type Selector } from 'css-what';
import { parseDocument } from 'htmlparser2';
import { STATE_ATTRIBUTES, STATE_CLASSES } from './states.ts';

/** Pseudo-classes that a document answers, for what it holds and in which order; all others may come and go. */
const OF_DOCUMENT = ['is', 'where', 'has', 'only-child']
  .concat(['first-child', 'last-child', 'nth-child', 'nth-last-child'])
  .concat(['first-of-type', 'last-of-type', 'nth-of-type', 'only-of-type']);

const isState = (token: Selector): boolean => {
  if (token.type === SelectorType.PseudoElement) return true;
  if (token.type === SelectorType.Pseudo) return !OF_DOCUMENT.includes(token.name);
  if (token.type !== SelectorType.Attribute) return false;
  return token.name === 'class' ? STATE_CLASSES.includes(token.value) : STATE_ATTRIBUTES.includes(token.name);
};

/** A selector that asks no less of an element for what may come and go. */
const inAnyState = (selector: Selector[]): Selector[] =>
  selector.map((token) => {
    if (isState(token)) return { type: SelectorType.Universal, namespace: null };
    if (token.type !== SelectorType.Pseudo || !Array.isArray(token.data)) return token;
    return { ...token, data: token.data.map(inAnyState) };
  });

/**
 * What the header's buttons open: unseen at the first paint. On a narrow window that is the whole menu, on a wide one its
 * panels alone.
 */
const OPENERS = '.site-header [data-opens][aria-expanded=false]';
const FOLDED = 'data-folded';
const MENU = 'NAV';

type Document = ReturnType<typeof parseDocument>;
type Element = Extract<Document['children'][number], { attribs: Record<string, string> }>;

const markFolded = (document: Document): Document => {
  const all = (selector: string) => selectAll<Document | Element, Element>(selector, document);
  const ids = all(OPENERS).map(({ attribs }) => attribs['aria-controls']);
  const opened = all('.site-header [id]');
  for (const { name, attribs } of opened)
    if (ids.includes(attribs['id'])) attribs[FOLDED] = name.toUpperCase() === MENU ? 'narrow' : '';
  return document;
};

/** On which windows a rule counts. */
export type Windows = 'all' | 'narrow';

/** Neither folded itself nor within what is. What weighs nothing stands in for rules to come, there above all. */
const inSight = (windows: Windows): Selector => {
  const folded = windows === 'narrow' ? `[${FOLDED}]` : `[${FOLDED}='']`;
  return { type: SelectorType.Pseudo, name: 'not', data: parse(`${folded},${folded} *`) };
};
const STANDS_IN = /^:where\(/;

/** One for each rule of the stylesheet, whatever pages ask for it. */
const queries = new Map<string, ReturnType<typeof compile>>();

const queryOf = (selector: string, windows: Windows): ReturnType<typeof compile> => {
  const name = `${windows} ${selector}`;
  const sight = STANDS_IN.test(selector) ? [] : [inSight(windows)];
  const known = queries.get(name) ?? compile(parse(selector).map((each) => [...inAnyState(each), ...sight]));
  queries.set(name, known);
  return known;
};

/**
 * Tells of a selector whether some element in sight is what it asks for, or may become it in any state. What the header
 * has folded is not in sight.
 */
export const matchedBy = (
  documents: readonly string[],
): ((selector: string, windows?: Windows) => boolean) => {
  const drawn = documents.map((html) => markFolded(parseDocument(html)));
  return (selector, windows = 'all') =>
    drawn.some((document) => selectOne(queryOf(selector, windows), document) !== null);
};
