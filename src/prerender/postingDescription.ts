import { jobTexts } from '../content/careersTexts.ts';
import { fieldsOf } from '../contract/fieldTable.ts';
import type { OpeningDetail } from '../contract/schemas.ts';
import { textBlocks, type TextBlock } from '../lib/textBlocks.ts';
import { escapeHtml } from './escape.ts';

const listHtml = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

const blockHtml = (block: TextBlock): string => {
  if (block.kind === 'list') return listHtml(block.items);
  const text = escapeHtml(block.text);
  return block.kind === 'heading' ? `<h3>${text}</h3>` : `<p>${text}</p>`;
};

/** Facts for which schema.org has an exact property, as `jobPosting` says them. Pay is a text here, no number. */
const PROPERTIES: ReadonlySet<string> = new Set([
  'company_name',
  'location',
  'employment_type',
  'posted',
  'closing_date',
]);

/** What the page shows of the opening beyond them. */
const factsOf = (opening: OpeningDetail): string[] =>
  fieldsOf(jobTexts.facts)
    .filter((name) => !PROPERTIES.has(name))
    .flatMap((name) => (opening[name] ? [`${jobTexts.facts[name]}: ${opening[name]}`] : []));

/**
 * An opening's text as HTML for search engines, with the words and in the order of the page. All of it is escaped:
 * what staff typed as HTML is shown as text here, too (docs/requirements.md, JOB-4, SEO-3).
 */
export const postingDescription = (opening: OpeningDetail): string => {
  const { description, requirements } = opening;
  const facts = factsOf(opening);
  return [
    ...textBlocks(description).map(blockHtml),
    ...(requirements.length > 0
      ? [`<h2>${escapeHtml(jobTexts.requirements)}</h2>`, listHtml(requirements)]
      : []),
    ...(facts.length > 0 ? [listHtml(facts)] : []),
  ].join('');
};
