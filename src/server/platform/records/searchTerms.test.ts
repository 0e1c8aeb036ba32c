import { normalise } from './normalise.ts';
import { toSearchTerms } from './searchTerms.ts';

test.each([['020 7946 0958'], ['+44 (0)20 7946 0958'], ['0044-20-7946-0958']])(
  'the phone number %s is searched by its digits',
  (typed) => {
    const [term = '', ...others] = toSearchTerms(typed);
    expect(others).toEqual([]);
    for (const stored of ['+44 20 7946 0958', '020 7946 0958', '+44 (0)20 79460958'])
      expect(stored.replace(/\D/g, '')).toContain(term);
  },
);

test('words, short numbers and dates stay as they are', () => {
  expect(toSearchTerms(' zoë  2026 ')).toEqual(['zoë', '2026']);
  expect(toSearchTerms('2026-11-27')).toEqual(['2026-11-27']);
  expect(toSearchTerms()).toEqual([]);
});

test.each([
  ['Zoë ÅNGSTRÖM', 'zoe angstrom'],
  ['O’Brien “Bob”', 'o\'brien "bob"'],
  ['Łukasz Große', 'lukasz grosse'],
  ['İpek', 'ipek'],
  ['한국 がん', '한국 がん'],
])('%s is found as %s', (text, typed) => {
  expect(normalise(text)).toBe(normalise(typed));
});
