import { compile, selectOne } from 'css-select';
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

/** One for each rule of the stylesheet, whatever pages ask for it. */
const queries = new Map<string, ReturnType<typeof compile>>();

const queryOf = (selector: string): ReturnType<typeof compile> => {
  const known = queries.get(selector) ?? compile(parse(selector).map(inAnyState));
  queries.set(selector, known);
  return known;
};

/** Tells of a selector whether some element of the documents is what it asks for, or may become it in any state. */
export const matchedBy = (documents: readonly string[]): ((selector: string) => boolean) => {
  const drawn = documents.map((html) => parseDocument(html));
  return (selector) => drawn.some((document) => selectOne(queryOf(selector), document) !== null);
};
