import { askedQuery, writeFilters } from '../../../contract/openingFilterQuery.ts';
import { readFilters } from '../../../contract/openingFilters.ts';
import { MAX_LENGTH } from '../../../contract/constants.ts';
import { isEmail, personErrors } from '../../../contract/personRules.ts';
import { hasUnstorable } from '../../platform/http/forms.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { WantedAlert } from './alertRepository.ts';

/** As long as an address may be. */
const MAX_ASKED = 2000;

const FIELDS: readonly string[] = ['email', 'asked', 'token', 'action', 'List-Unsubscribe'];

/** The fields of an alert's form. Refuses unknown and repeated ones with 400. */
export const readAlertForm = (body: unknown): Readonly<Record<string, string>> => {
  // Made by the one parser of these routes.
  const pairs = (body ?? []) as readonly (readonly [string, string])[];
  if (pairs.some(([name]) => !FIELDS.includes(name))) throw new Refusal(400, sentences.unknownField);
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Refusal(400, sentences.fieldTwice);
  return Object.fromEntries(pairs);
};

/**
 * What a form asks for, in one spelling: values that no opening has today may come, so that they hold; order and page
 * are nobody's wish. Refuses an address that cannot be one.
 */
export const toWantedAlert = ({ email = '', asked = '' }: Readonly<Record<string, string>>): WantedAlert => {
  const text = email.trim();
  const isGood = text.length <= MAX_LENGTH.email && isEmail(text) && !hasUnstorable(text);
  const fault = text === '' ? 'Enter your email address' : personErrors.email;
  if (!isGood) throw new Refusal(400, fault, { fields: { email: fault } });
  const { q, location, department, employment_type, workplace } = readFilters(askedQuery(asked)).filters;
  const wanted = writeFilters({ q, location, department, employment_type, workplace });
  if (wanted.length > MAX_ASKED || hasUnstorable(wanted)) throw new Refusal(400, sentences.addressTooLong);
  return { email: text, asked: wanted };
};
