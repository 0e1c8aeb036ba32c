import fc from 'fast-check';
import { APPLICATION_FIELDS, applicationFields } from './applicationFields.ts';
import { checkApplication, checkResume, resumeErrors } from './applicationRules.ts';
import { MAX_LENGTH, MAX_RESUME_BYTES, RESUME_TYPES } from './constants.ts';
import { byField } from './fieldTable.ts';

const valid = {
  ...byField(APPLICATION_FIELDS, () => ''),
  name: 'Ann',
  email: 'ann@example.com',
  phone: '020 7946 0000',
};
const check = (change: Partial<typeof valid>) => checkApplication({ ...valid, ...change });

const PHONE_ERROR = { phone: 'Enter a phone number, like 020 7946 0000 or +44 20 7946 0000' };
const EMAIL_ERROR = { email: 'Enter an email address in the correct format, like name@example.com' };

it('finds no fault with a proper application', () => {
  expect(check({})).toEqual({});
});

it('asks for every required field that is empty or blank', () => {
  expect(check({ name: ' ', email: '', phone: '\t', otherinformation: ' ' })).toEqual({
    name: 'Enter your name',
    email: 'Enter your email address',
    phone: 'Enter your phone number',
  });
});

it('takes names in any script', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => text.trim() !== '' && text.length <= MAX_LENGTH.name);
  fc.assert(fc.property(name, (text) => expect(check({ name: text })).toEqual({})));
  for (const text of ['Zébulon Öztürk', '王小明', 'محمد علي', "O'Neill-Łukasz", 'अनिता']) {
    expect(check({ name: text })).toEqual({});
  }
});

it('takes a phone number with any of the signs people write between digits', () => {
  const sign = fc.constantFrom('', ' ', '-', '.', '/', '(', ')', ' – ');
  const phone = fc
    .tuple(
      fc.constantFrom('', '+', '('),
      fc.array(fc.tuple(fc.nat(9), sign), { minLength: 6, maxLength: 12 }),
    )
    .map(([start, parts]) => start + parts.flat().join(''))
    .filter((text) => text.trim().length <= MAX_LENGTH.phone);
  fc.assert(fc.property(phone, (text) => expect(check({ phone: text })).toEqual({})));
});

it.each(['12345', 'call me now', '++++++++', '020 7946 0000; drop'])(
  'refuses the phone number %s',
  (phone) => {
    expect(check({ phone })).toEqual(PHONE_ERROR);
  },
);

it.each(['ann', 'ann@', '@example.com', 'ann@example', 'a nn@example.com', 'a@b@c.com', 'ann@example.'])(
  'refuses the email address %s',
  (email) => {
    expect(check({ email })).toEqual(EMAIL_ERROR);
  },
);

it.each(["o'neill+jobs@mail.example.co.uk", 'ann@münchen.example', ' ann@example.com '])(
  'takes the email address %s',
  (email) => {
    expect(check({ email })).toEqual({});
  },
);

it('takes every address that a browser would', () => {
  // But for one that a mail program would read as an encoded word.
  const address = fc.emailAddress().filter((text) => text.length <= MAX_LENGTH.email && !text.includes('=?'));
  fc.assert(fc.property(address, (email) => expect(check({ email })).toEqual({})));
});

it('takes a text of the longest length and refuses one more', () => {
  expect(check({ otherinformation: 'x'.repeat(applicationFields.otherinformation.max) })).toEqual({});
  expect(check({ otherinformation: 'x'.repeat(applicationFields.otherinformation.max + 1) })).toEqual({
    otherinformation: 'Your other information must be 5000 characters or fewer',
  });
});

it('says one thing a cause about a resume', () => {
  expect(checkResume(undefined)).toBe(resumeErrors.missing);
  expect(checkResume({ name: 'cv.exe', size: 5 })).toBe(resumeErrors.type);
  expect(checkResume({ name: 'cv', size: 5 })).toBe(resumeErrors.type);
  expect(checkResume({ name: 'cv.pdf', size: 0 })).toBe(resumeErrors.empty);
  expect(checkResume({ name: 'cv.pdf', size: MAX_RESUME_BYTES + 1 })).toBe(resumeErrors.tooLarge);
});

it('takes each type in any case up to the largest size', () => {
  for (const type of RESUME_TYPES) {
    expect(checkResume({ name: `my.cv.${type.toUpperCase()}`, size: MAX_RESUME_BYTES })).toBeUndefined();
  }
});
