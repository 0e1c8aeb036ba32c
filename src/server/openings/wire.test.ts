import { toOpeningExcerpt } from '../../lib/toOpeningExcerpt.ts';
import type { Opening } from './queries/toOpening.ts';
import { toCard } from './wire.ts';

const cardDescription = (description: string): string =>
  toCard({ status: 'open', posted_at: '2026-01-01', description } as Opening).description;

describe('an opening’s text in the list', () => {
  it.each([
    ['short', 'A few words.'],
    ['long', 'word '.repeat(500)],
    ['headings and lists', `Begin.\n\n## ${'What you do '.repeat(5)}\n\n- ${'One thing. '.repeat(40)}`],
    ['a long heading first', `## ${'Title '.repeat(90)}\n\nWords, at last.`],
  ])('gives the same excerpt on a card as the full text: %s', (_, description) => {
    expect(toOpeningExcerpt(cardDescription(description))).toBe(toOpeningExcerpt(description.slice(0, 600)));
  });

  it('is only a little longer than the excerpt on the card', () => {
    expect(cardDescription('word '.repeat(500))).toHaveLength(160);
  });
});
