import { queryDatabase, type TestServer } from '../support/server.ts';

export type Texts = Record<string, unknown>;

/** A valid message of version 2, except for the given fields. */
export const messageWith = (fields: Texts = {}): Texts => ({
  from_name: 'Grace Hopper',
  from_email: 'grace@example.com',
  phone_number: '+44 20 7946 0000',
  subject: 'Network audit',
  message: 'Please call me.\nAny time.',
  ...fields,
});

/** The same for version 1: no message, but a choice. */
export const enquiryWith = (fields: Texts = {}): Texts =>
  messageWith({ message: undefined, enquiry: 'Request a Quote', ...fields });

export const ids = { user_id: 'site-visitor', service_id: 'site-relay', template_id: 'contact' };
export const enquiryIds = { ...ids, template_id: 'enquiry' };

/** Part of refused input: no response may repeat it. */
export const CANARY = 'CANARY-19fd';

/** How many messages and mails are stored. */
export const countMessages = (server: TestServer): unknown =>
  queryDatabase(
    server.dataDir,
    'select (select count(*) from messages) as messages, (select count(*) from outbox) as mails',
  )[0];
