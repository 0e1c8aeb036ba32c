import { isEmail, isPhone, trimEmail } from './personRules.ts';

describe('an email address', () => {
  it.each([
    "o'neill+jobs@mail.example.co.uk",
    'a=b?c@example.com',
    'user@123.example.c0m',
    'jürgen@münchen.example',
    'अनिता@example.com',
    "!#$%&'*+/?=^_`{|}~-@a-b.example",
  ])('may be %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    '',
    'a@b',
    'a@',
    '@example.com',
    'a@b@c.com',
    'a@example.',
    'user@123.45',
    'user@127.0.0.1',
    '<a@example.com><b@example.com>',
    'a b@example.com',
    'a(b)@example.com',
    'a:b@example.com',
    'a\\b@example.com',
    '[a]@example.com',
    'a\x01@example.com',
    'a\u0085@example.com',
    'a@[127.0.0.1]',
    'a@example.com(b)',
    '=?utf-8?q?a?=@example.com',
    `${'x'.repeat(65)}@example.com`,
  ])('may not be %p', (address) => {
    expect(isEmail(address)).toBe(false);
  });
});

it.each([
  ['\u202aada@example.com\u202c', 'direction marks'],
  [' \u200bada@example.com\ufeff', 'zero-width characters'],
  ['\u00ad\u2060ada@example.com\u200f\n', 'a soft hyphen and a line break'],
  ['ada@example.com', 'nothing'],
])('an email address is taken without what surrounds it: %p has %s', (text) => {
  expect(trimEmail(text)).toBe('ada@example.com');
});

it('leaves the inside of an email address alone', () => {
  expect(trimEmail(' a\u200bda@example.com ')).toBe('a\u200bda@example.com');
  expect(trimEmail('\u200e \u200b')).toBe('');
});

describe('a telephone number', () => {
  it.each([
    '+44 (0)20-7946.0000',
    '(020) 7946/0000',
    '+4420 7946 – 0000',
    '123456',
    '+44 20 7946 0000 ext. 12',
    '020 7946 0000, extension 12',
    '020 7946 0000 x12',
    '020 7946 0000 #12',
    '+44-20-7946-0000;ext=12',
    '030 1234567 Durchwahl 8',
    '٠٢٠ ٧٩٤٦ ٠٠٠٠',
    '+९१ ९८७६५ ४३२१०',
    '۰۲۱-۱۲۳۴۵۶۷',
    '＋８１ ３ １２３４ ５６７８',
    '\u202a+44 20 7946 0000\u202c',
  ])('may be %s', (number) => {
    expect(isPhone(number)).toBe(true);
  });

  it.each([
    '12345',
    '++++++++',
    'ext. 123456',
    '020 7946 0000 ext. twelve',
    'ask for ext. 12',
    '٠٢٠ ٧٩',
    '020 7946 0000 drop 12',
  ])('may not be %s', (number) => {
    expect(isPhone(number)).toBe(false);
  });
});
