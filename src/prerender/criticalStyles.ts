import { PurgeCSS } from 'purgecss';
import { onScreen } from './onScreen.ts';
import { STATES } from './wornTogether.ts';

/**
 * What scripts set and no built page holds: rules for it must be there when it is set. `data-fonts` is set when the whole
 * stylesheet is there.
 */
const STATE_ATTRIBUTES = [
  'aria-expanded',
  'aria-selected',
  'data-bs-theme',
  'data-script',
  'data-theme-choice',
].concat(['data-faces', 'data-js', 'hidden', 'inert', 'open']);

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
    safelist: { standard: [...STATES], greedy: [/data-bs-theme/] },
    variables: true,
  });
  if (!result) throw new Error('PurgeCSS gave no result');
  return onScreen(result.css, documents);
};
