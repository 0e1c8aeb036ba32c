import { parse } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** What scripts set and no built page holds: rules for it must be there when it is set. */
const STATES = ['is-open'];
const STATE_ATTRIBUTES = [
  'aria-expanded',
  'aria-selected',
  'data-bs-theme',
  'data-script',
  'data-theme-choice',
].concat(['data-fonts', 'data-js', 'hidden', 'inert', 'open']);

/** Parts of controls that no page has, such as a field for a date. */
const UNUSED_PARTS = /::-webkit-(datetime|(inner|outer)-spin|color-swatch|search-decoration)/;

/** States and parts that only some pages have, by what such a page's HTML then holds. */
const OF_SOME: readonly (readonly [part: RegExp, found: RegExp])[] = [
  [/::file-selector-button|::-webkit-file-upload/, /<input[^>]* type="file"/],
  [/::-webkit-date-and-time/, /<input[^>]* type="(?:date|time)/],
  [/::-moz-focus-inner/, /<input[^>]* type="(?:button|submit)"/],
  // React disables nothing before the whole stylesheet is there.
  [/(?<!:not\():disabled/, /<(?:button|input|select|textarea)[^>]* disabled/],
];

/** What none of the documents can show at its first paint. */
const unusedParts = (documents: readonly string[]): RegExp[] => [
  UNUSED_PARTS,
  UNDER_POINTER,
  ...OF_SOME.filter(([, found]) => !documents.some((html) => found.test(html))).map(([part]) => part),
];

/** Looks under a pointer and on the way from one look to another: the whole stylesheet brings them within the second. */
const UNDER_POINTER = /(?<!:not\():(hover|active)\b/;
const ON_THE_WAY = /^(transition|cursor|will-change|-webkit-tap-highlight-color)/;

/** Leaves out what is not painted first: how the page is printed, and parts of controls that there are none of. */
const onScreen = (css: string, unused: readonly RegExp[]): string => {
  const root = parse(css);
  root.walkAtRules((rule) => {
    // A document says its charset once, and not here.
    if (rule.name === 'charset' || (rule.name === 'media' && rule.params === 'print')) rule.remove();
  });
  root.walkDecls(ON_THE_WAY, (declaration) => {
    declaration.remove();
  });
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !unused.some((part) => part.test(selector)));
    // PurgeCSS leaves rules behind whose variables nobody uses.
    if (rule.selector === '' || rule.nodes.length === 0) rule.remove();
  });
  return root.toString().trim();
};

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const NOT_DRAWN = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

/** Elements, classes and attributes of a document; words of its text are none, though some read like them. */
const namesIn = (html: string) => {
  const tags = new Set<string>();
  const attributes = new Map<string, string[]>();
  for (const [, tag = '', written = ''] of html.replace(NOT_DRAWN, '').matchAll(TAG)) {
    tags.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of written.matchAll(ATTRIBUTE))
      attributes.set(name, [...(attributes.get(name) ?? []), value]);
  }
  return {
    tags: [...tags],
    classes: (attributes.get('class') ?? []).flatMap((value) => value.split(/\s+/)),
    ids: attributes.get('id') ?? [],
    attributes: { names: [...attributes.keys()], values: [...attributes.values()].flat() },
    undetermined: [],
  };
};

/** The rules of a stylesheet that documents of one kind of page use, in any state that their scripts know. */
export const criticalStyles = async (css: string, documents: readonly string[]): Promise<string> => {
  const [result] = await new PurgeCSS().purge({
    content: documents.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: namesIn }],
    dynamicAttributes: STATE_ATTRIBUTES,
    safelist: { standard: STATES, greedy: [/data-bs-theme/] },
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error('PurgeCSS gave no result');
  return onScreen(result.css, unusedParts(documents));
};
