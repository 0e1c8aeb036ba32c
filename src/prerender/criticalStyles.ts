import { DomUtils, parseDocument } from 'htmlparser2';
import { PurgeCSS } from 'purgecss';
import { onScreen } from './onScreen.ts';
import { STATE_ATTRIBUTES, STATE_CLASSES } from './states.ts';

/** Elements, classes and attributes of a document; words of its text are none, though some read like them. */
const namesIn = (html: string) => {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html));
  const attributes = elements.flatMap(({ attribs }) => Object.entries(attribs));
  const valuesOf = (asked: string) => attributes.filter(([name]) => name === asked).map(([, value]) => value);
  return {
    tags: elements.map(({ name }) => name),
    classes: valuesOf('class').flatMap((value) => value.split(/\s+/)),
    ids: valuesOf('id'),
    attributes: { names: attributes.map(([name]) => name), values: attributes.map(([, value]) => value) },
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
