/** An element of a document that a page is drawn to. */
export interface DrawnElement {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  classes: ReadonlySet<string>;
  parent: DrawnElement | undefined;
  /** Beside it and before it, the nearest last. */
  before: readonly DrawnElement[];
}

const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/gi;
const NOT_DRAWN = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const EMPTY = new Set(['img', 'input', 'br', 'hr', 'meta', 'link', 'source', 'track', 'wbr', 'col']);

/** The elements of a document as React writes it, each with where it stands; what is no element to see is left out. */
export const elementsOf = (html: string): DrawnElement[] => {
  const all: DrawnElement[] = [];
  const open: { element?: DrawnElement; children: DrawnElement[] }[] = [{ children: [] }];
  for (const [, end, name = '', written = '', isClosed] of html.replace(NOT_DRAWN, '').matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (end) {
      const at = open.findLastIndex(({ element }) => element?.tag === tag);
      if (at > 0) open.length = at;
      continue;
    }
    const attributes = new Map(
      [...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    );
    const classes = new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean));
    const around = open.at(-1) ?? { children: [] };
    const element = { tag, attributes, classes, parent: around.element, before: [...around.children] };
    around.children.push(element);
    all.push(element);
    if (!isClosed && !EMPTY.has(tag)) open.push({ element, children: [] });
  }
  return all;
};
