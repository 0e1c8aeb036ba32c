import { UNFILLED } from '../../../content/privacyFacts.ts';
import { checkPrivacyFacts } from './checkSite.ts';

const check = (siteUrl: string, email?: string): string[] =>
  checkPrivacyFacts(siteUrl, email === undefined ? undefined : { controller: { email } }).map(
    ({ text }) => text,
  );

it('names a fact of the privacy notice that is not filled in, and a real site with a sample company', () => {
  const good = ['The facts of the privacy notice are filled in'];
  expect(check('')).toEqual(good);
  expect(check('https://www.example.com')).toEqual(good);
  expect(check('https://www.quillsite.net')).toEqual([
    'The privacy notice names a sample company as responsible',
  ]);
  expect(check('https://www.quillsite.net', 'privacy@quillsite.net')).toEqual(good);
  expect(check('', UNFILLED)).toEqual(['The privacy notice lacks a fact: controller.email']);
});
