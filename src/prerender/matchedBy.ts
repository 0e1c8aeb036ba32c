import { elementsOf, type DrawnElement } from './elementsOf.ts';
import { STATE_ATTRIBUTES, STATE_CLASSES } from './states.ts';

type Test = (element: DrawnElement) => boolean;
interface Step {
  isIt: Test;
  /** How it stands to what follows: a blank, `>`, `+` or `~`; none at the end. */
  combinator: string;
}

/** What may come and go, or is not looked at: a selector asks no less of an element without it. */
const PSEUDO = /::?[\w-]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g;
/** What an element has to hold or be followed by, where that is one class. */
const HELD = /(?<!:not\():has\(\s*[>~+]?\s*(\.[\w-]+)\)/g;
const STEP = /((?:\[[^\]]*\]|[^\s>~+[\]])+)\s*([>~+]|\s|$)\s*/g;
const PART = /\[([\w-]+)(?:([~|^$*]?)="?([^"\]]*)"?)?[^\]]*\]|([.#]?)([\w-]+)/g;

const compares: Readonly<Record<string, (found: string, asked: string) => boolean>> = {
  '': (found, asked) => found === asked,
  '^': (found, asked) => found.startsWith(asked),
  $: (found, asked) => found.endsWith(asked),
  '*': (found, asked) => found.includes(asked),
};

const attributeTest = (name: string, operator: string, asked: string | undefined): Test => {
  if (STATE_ATTRIBUTES.includes(name)) return () => true;
  return ({ attributes }) => {
    const found = attributes.get(name);
    return found !== undefined && (asked === undefined || (compares[operator]?.(found, asked) ?? true));
  };
};

const nameTest = (mark: string, name: string): Test => {
  if (mark === '#') return ({ attributes }) => attributes.get('id') === name;
  if (mark === '.') return ({ classes }) => STATE_CLASSES.includes(name) || classes.has(name);
  return ({ tag }) => tag === name.toLowerCase();
};

const testOf = (compound: string): Test => {
  const tests = [...compound.matchAll(PART)].map(
    ([, attribute, operator = '', asked, mark = '', name = '']) =>
      attribute === undefined ? nameTest(mark, name) : attributeTest(attribute, operator, asked),
  );
  return (element) => tests.every((isIt) => isIt(element));
};

const stepsOf = (selector: string): Step[] =>
  [...selector.replace(PSEUDO, '*').matchAll(STEP)].map(([, compound = '', combinator = '']) => ({
    isIt: testOf(compound),
    combinator: combinator === '' ? '' : combinator.trim() || ' ',
  }));

const around = ({ parent }: DrawnElement): DrawnElement[] => (parent ? [parent, ...around(parent)] : []);

const before: Readonly<Record<string, (element: DrawnElement) => readonly DrawnElement[]>> = {
  ' ': around,
  '>': ({ parent }) => (parent ? [parent] : []),
  '+': (element) => element.before.slice(-1),
  '~': (element) => element.before,
};

const fits = (element: DrawnElement, steps: readonly Step[]): boolean => {
  const last = steps.at(-1);
  if (!last) return true;
  if (!last.isIt(element)) return false;
  const others = steps.slice(0, -1);
  const previous = others.at(-1);
  return !previous || (before[previous.combinator]?.(element) ?? []).some((one) => fits(one, others));
};

/** Tells of a selector whether some element of the documents is what it asks for, or may become it in any state. */
export const matchedBy = (documents: readonly string[]): ((selector: string) => boolean) => {
  const elements = documents.flatMap(elementsOf);
  return (selector) => {
    const steps = stepsOf(selector);
    const held = [...selector.matchAll(HELD)].map(([, name = '']) => testOf(name));
    return elements.some((element) => fits(element, steps)) && held.every((isIt) => elements.some(isIt));
  };
};
