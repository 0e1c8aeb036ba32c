/** A tag in whatever namespace, to its end: within quotes a `>` is none. */
const RELATIONSHIP = /<(?:[\w.-]{1,40}:)?Relationship\b((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
/** Bounded, so that a megabyte of letters is looked through once. */
const ATTRIBUTE = /([\w:.-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const MOST_CODE = 0x10ffff;

/** Letters that XML lets one write by their numbers. */
export const withoutNumbers = (text: string): string =>
  text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex: string | undefined, decimal: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= MOST_CODE ? String.fromCodePoint(code) : '';
  });

const attributesOf = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', one, other = '']) => [
      name.toLowerCase(),
      withoutNumbers(one ?? other)
        .trim()
        .toLowerCase(),
    ]),
  );

/**
 * Whether a list of references (a part `.rels`) names a file elsewhere that a program may fetch by itself: templates,
 * pictures, embedded files, all but links, which somebody would have to click.
 */
export const refersElsewhere = (list: string): boolean =>
  [...list.matchAll(RELATIONSHIP)].some(([, tag = '']) => {
    const attributes = attributesOf(tag);
    const isInside = (attributes.get('targetmode') ?? 'internal') === 'internal';
    return !isInside && !(attributes.get('type') ?? '').endsWith('/hyperlink');
  });
