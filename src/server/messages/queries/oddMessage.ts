import type { StoredMessage } from '../../platform/database/tables.ts';

/** A changed byte makes something else of a text, which SQLite gives as it is (docs/requirements.md, STAFF-32). */
export const isOddMessage = ({ name, email, phone, subject, enquiry, message }: StoredMessage): boolean =>
  [name, email, phone, subject, enquiry, message].some((text) => text !== null && typeof text !== 'string');
