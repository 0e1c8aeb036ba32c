import { queryDatabase, type TestServer } from '../support/server.ts';

export type MessageFields = Record<string, unknown>;

/** Makes a valid message for form version 2, changed by `fields`. */
export const makeMessage = (fields: MessageFields = {}): MessageFields => ({
  from_name: 'Grace Hopper',
  from_email: 'grace@example.com',
  phone_number: '+44 20 7946 0000',
  subject: 'Network audit',
  message: 'Please call me.\nAny time.',
  ...fields,
});

/** Makes a valid enquiry for form version 1: a choice instead of a message. */
export const makeEnquiry = (fields: MessageFields = {}): MessageFields =>
  makeMessage({ message: undefined, enquiry: 'Request a Quote', ...fields });

/** The ids of the email API: `user_id`, `service_id` and `template_id`. */
export const ids = { user_id: 'site-visitor', service_id: 'site-relay', template_id: 'contact' };
export const enquiryIds = { ...ids, template_id: 'enquiry' };

/** Part of refused input. No response may contain it. */
export const CANARY = 'CANARY-19fd';

/** Counts the stored messages and queued emails. */
export const countMessages = (server: TestServer): unknown =>
  queryDatabase(
    server.dataDir,
    'select (select count(*) from messages) as messages, (select count(*) from outbox) as mails',
  )[0];
