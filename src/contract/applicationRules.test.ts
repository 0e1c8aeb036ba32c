import { APPLICATION_FIELDS, applicationFields } from './applicationFields.ts';
import {
  checkApplication,
  checkResume,
  displayFileName,
  resumeErrors,
  timestampedName,
  trimField,
} from './applicationRules.ts';
import { MAX_RESUME_BYTES } from './constants.ts';
import { mapFields } from './fieldTable.ts';

const valid = {
  ...mapFields(APPLICATION_FIELDS, () => ''),
  name: 'Ann',
  email: 'ann@example.com',
  phone: '020 7946 0000',
};
const check = (change: Partial<typeof valid>) => checkApplication({ ...valid, ...change });

const PHONE_ERROR = { phone: 'Enter a phone number, like 020 7946 0000 or +44 20 7946 0000' };
const EMAIL_ERROR = { email: 'Enter an email address in the correct format, like name@example.com' };

it('accepts a valid application', () => {
  expect(check({ email: ' ann@example.com ' })).toEqual({});
});

it('asks for every required field that is empty or blank', () => {
  expect(check({ name: ' ', email: '', phone: '\t', otherinformation: ' ' })).toEqual({
    name: 'Enter your name',
    email: 'Enter your email address',
    phone: 'Enter your phone number',
  });
});

it.each(['Zébulon Öztürk', '王小明', 'محمد علي', "O'Neill-Łukasz", 'अनिता', '👩🏽‍💻'])(
  'accepts the name %s',
  (name) => {
    expect(check({ name })).toEqual({});
  },
);

it('refuses an invalid phone number and email address', () => {
  expect(check({ phone: '12345', email: 'ann@' })).toEqual({ ...PHONE_ERROR, ...EMAIL_ERROR });
});

it('accepts a text of the maximum length, and refuses a longer one', () => {
  expect(check({ otherinformation: 'x'.repeat(applicationFields.otherinformation.max) })).toEqual({});
  expect(check({ otherinformation: 'x'.repeat(applicationFields.otherinformation.max + 1) })).toEqual({
    otherinformation: 'Your other information must be 5000 characters or fewer',
  });
});

it('has a separate error for each cause of an invalid resume', () => {
  expect(checkResume(undefined)).toBe(resumeErrors.missing);
  expect(checkResume({ size: 0 })).toBe(resumeErrors.empty);
  expect(checkResume({ size: MAX_RESUME_BYTES + 1 })).toBe(resumeErrors.tooLarge);
});

it('accepts a resume of any name up to the maximum size, because its content decides', () => {
  expect(checkResume({ size: MAX_RESUME_BYTES })).toBeUndefined();
});

it('takes an email address without invisible marks', () => {
  expect(check({ email: '\u202aann@example.com\u202c' })).toEqual({});
  expect(trimField('email', '\u202aann@example.com\u202c')).toBe('ann@example.com');
  expect(trimField('otherinformation', ' ❤\ufe0f ')).toBe('❤\ufe0f');
});

it('adds a timestamp without colons, dots and hyphens, which can be removed again', () => {
  const now = new Date('2024-11-05T08:15:30.250Z');
  for (const name of ['my-cv.v2.pdf', '履歴書 2024.docx', 'Z_.pdf']) {
    expect(timestampedName(name, now)).toBe(`20241105T081530250Z_${name}`);
    expect(displayFileName(timestampedName(name, now))).toBe(name);
  }
});

it('leaves a name without the prefix unchanged', () => {
  expect(displayFileName('2024-cv.pdf')).toBe('2024-cv.pdf');
});

it('shows no direction marks, and keeps other letters of any script', () => {
  expect(displayFileName('20241105T081530250Z_cv\u202efdp\u202c.exe\u200f\u2066\u2069\u061c\u200e')).toBe(
    'cvfdp.exe',
  );
  expect(displayFileName('سيرة می\u200cخواهم.pdf')).toBe('سيرة می\u200cخواهم.pdf');
});
