import { isEmail } from './personRules.ts';

describe('an e-mail address', () => {
  it.each([
    "o'neill+jobs@mail.example.co.uk",
    'a=b?c@example.com',
    'jürgen@münchen.example',
    'अनिता@example.com',
  ])('may be %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    '',
    'a@b',
    'a b@example.com',
    'a(b)@example.com',
    'a:b@example.com',
    'a\\b@example.com',
    '[a]@example.com',
    'a\x01@example.com',
    'a\u0085@example.com',
    'a@exam ple.com',
    'a@[127.0.0.1]',
    'a@example.com(b)',
    '=?utf-8?q?a?=@example.com',
    `${'x'.repeat(65)}@example.com`,
  ])('may not be %p', (address) => {
    expect(isEmail(address)).toBe(false);
  });
});
