import { toOpeningExcerpt } from '../../lib/toOpeningExcerpt.ts';
import type { Opening } from './queries/toOpening.ts';
import { toCard } from './wire.ts';

const cardDescription = (description: string): string =>
  toCard({
    status: 'open',
    places: [],
    remote_from: [],
    posted_at: '2026-01-01',
    description,
  } as unknown as Opening).description;

describe('toCard', () => {
  it.each([
    ['short', 'A few words.'],
    ['long', 'word '.repeat(500)],
    ['headings and lists', `Begin.\n\n## ${'What you do '.repeat(5)}\n\n- ${'One thing. '.repeat(40)}`],
    ['a long heading first', `## ${'Title '.repeat(90)}\n\nWords, at last.`],
  ])('shortens the text so that its excerpt stays the same: %s', (_, description) => {
    expect(toOpeningExcerpt(cardDescription(description))).toBe(toOpeningExcerpt(description.slice(0, 600)));
  });

  it('keeps little more of the text than the excerpt needs', () => {
    expect(cardDescription('word '.repeat(500))).toHaveLength(160);
  });
});
