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

/** The rules of a stylesheet that documents of one kind of page use, in any state that their scripts know. */
export const criticalStyles = async (css: string, documents: readonly string[]): Promise<string> => {
  const [result] = await new PurgeCSS().purge({
    content: documents.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    dynamicAttributes: STATE_ATTRIBUTES,
    safelist: { standard: STATES, greedy: [/data-bs-theme/] },
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error('PurgeCSS gave no result');
  // A document says its charset once, and not here.
  return result.css.replace(/@charset "[^"]*";/g, '').trim();
};
