import { APPLICATION_FIELDS, applicationFields } from './applicationFields.ts';
import { checkApplication, checkResume, resumeErrors, trimField } from './applicationRules.ts';
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
