import type { Action } from '@reduxjs/toolkit';
import { createApiActionSanitizer } from '@reduxjs/toolkit/query';
import { APPLICATION_FIELDS } from '../contract/applicationFields.ts';
import { listFields } from '../contract/fieldTable.ts';
import { messageLimits } from '../contract/messageRules.ts';
import { api } from './api.ts';

/** Names of what a visitor typed or chose in a form, in the calls' arguments and results. */
const PRIVATE_NAMES: ReadonlySet<string> = new Set([
  ...APPLICATION_FIELDS,
  ...listFields(messageLimits),
  'file',
  'uploadName',
  'resumefile',
  'file_name',
  'website',
]);
const BLANK = '…';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const blank = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(blank);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, PRIVATE_NAMES.has(name) ? BLANK : blank(member)]),
  );
};

const nameEndpoint = createApiActionSanitizer(api);

/** The name under which the server stored a resume contains that of the applicant's file. */
const isUpload = (action: object): boolean =>
  (action as { meta?: { arg?: { endpointName?: unknown } } }).meta?.arg?.endpointName === 'uploadResume';

/** What Redux DevTools show of an action: with its endpoint's name, and without what visitors typed into forms. */
export const actionSanitizer = <A extends Action>(action: A): A => {
  const shown = blank(nameEndpoint(action)) as A;
  return isUpload(action) && 'payload' in action ? { ...shown, payload: BLANK } : shown;
};

/** What Redux DevTools show of the state. */
export const stateSanitizer = <S>(state: S): S => {
  const shown = blank(state) as S & {
    api: { mutations: Record<string, { endpointName?: string; data?: unknown }> };
  };
  for (const mutation of Object.values(shown.api.mutations))
    if (mutation.endpointName === 'uploadResume' && mutation.data !== undefined) mutation.data = BLANK;
  return shown;
};

/** Redux DevTools do not show that a query was not repeated because its result is cached: it looks like a failure. */
export const predicate = (_state: unknown, action: Action): boolean =>
  (action as { meta?: { condition?: boolean } }).meta?.condition !== true;
