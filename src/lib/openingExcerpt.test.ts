import { openingExcerpt } from './openingExcerpt.ts';

it('leaves out headings and markup signs', () => {
  expect(openingExcerpt('First.\n\n## Tasks\n\n- One\n- Two')).toBe('First. One Two');
});

it('cuts a long text', () => {
  expect(openingExcerpt('x'.repeat(300))).toBe(`${'x'.repeat(240)}...`);
});
