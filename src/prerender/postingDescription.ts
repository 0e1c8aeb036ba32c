import { jobTexts } from '../content/careersTexts.ts';
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

/** What the page shows of the opening and schema.org has no exact property for; pay is a text, no number. */
const factsOf = ({ department, workplace, salary_range }: OpeningDetail): string[] =>
  (
    [
      [jobTexts.department, department],
      [jobTexts.workplace, workplace],
      [jobTexts.salaryRange, salary_range],
    ] as const
  ).flatMap(([term, fact]) => (fact ? [`${term}: ${fact}`] : []));

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
