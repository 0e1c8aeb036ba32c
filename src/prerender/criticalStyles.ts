import { PurgeCSS } from 'purgecss';
import { onScreen } from './onScreen.ts';
import { STATE_ATTRIBUTES, STATE_CLASSES } from './states.ts';

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
    dynamicAttributes: [...STATE_ATTRIBUTES],
    safelist: { standard: [...STATE_CLASSES], greedy: [/data-bs-theme/] },
    variables: true,
  });
  if (!result) throw new Error('PurgeCSS gave no result');
  return onScreen(result.css, documents);
};
