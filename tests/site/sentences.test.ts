import { careerPosts } from '../../src/content/careerPosts.ts';
import { caseStudies } from '../../src/content/caseStudies/caseStudies.ts';
import { caseSummaries } from '../../src/content/caseStudies/caseSummaries.ts';
import { furtherCases } from '../../src/content/caseStudies/furtherCases.ts';
import { references } from '../../src/content/references.ts';
import { sampleDocuments } from '../../src/content/documents/sampleDocuments.ts';
import { evidence } from '../../src/content/evidence.ts';
import { loadWords } from '../../src/content/loadWords.ts';
import { news } from '../../src/content/news.ts';
import { pages } from '../../src/content/pages.ts';
import type { PageName } from '../../src/content/paths.ts';
import { board } from '../../src/content/people/board.ts';
import { team } from '../../src/content/people/team.ts';
import { products } from '../../src/content/products.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { sampleOpenings } from '../../src/content/sampleOpenings.ts';
import { texts } from '../../src/contract/texts.ts';

/** Every string inside a record, however deep. */
const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(strings);
};

const structured = strings([
  team,
  board,
  testimonials,
  news,
  careerPosts,
  caseStudies,
  caseSummaries,
  furtherCases,
  products,
  evidence,
  sampleDocuments,
  references,
  sampleOpenings,
]);

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => /[a-z]{3}.* .*[.?!]$/.test(sentence));

const allSentences = async (): Promise<string[]> => {
  const names = Object.keys(pages) as PageName[];
  const words = await Promise.all(names.map(async (name) => (await loadWords(name)).paragraphs));
  return [...words.flat(), ...structured].flatMap(sentencesOf);
};

const BANNED = /\b(leading|seamless|cutting-edge|one-stop|world-class|leverage)\b/i;
const FIGURES = /\d+(?:[.,]\d+)?\s?%/g;

describe('what the pages say', () => {
  it('stands nowhere twice', async () => {
    const sentences = await allSentences();
    expect(sentences.length).toBeGreaterThan(600);
    const repeated = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
    expect(repeated.filter((sentence) => sentence !== texts.postedSoon)).toEqual([]);
  });

  it('does without the words that every supplier uses', () => {
    expect(structured.filter((text) => BANNED.test(text))).toEqual([]);
  });

  it('claims no figure but the specified ones', () => {
    const claimed = new Set(structured.flatMap((text) => text.match(FIGURES) ?? []));
    expect([...claimed].sort()).toEqual(['75%', '80%', '99%']);
  });
});
