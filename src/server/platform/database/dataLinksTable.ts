import type { InsertOnly } from './applicationTables.ts';

/**
 * Emailed links to a person's own data. `link` opens the page, `page` authorises the forms of an open page, and
 * `address` confirms a corrected email address.
 */
export interface DataLinksTable {
  /** SHA-256 of the token. */
  token_hash: InsertOnly<string>;
  kind: InsertOnly<'link' | 'page' | 'address'>;
  /** Reference of the email with the link. */
  reference: InsertOnly<string>;
  /** The normalised email address whose records it opens. */
  mailbox: InsertOnly<string>;
  /** `address`: the record to correct, and its new email address. */
  record: InsertOnly<string | null>;
  email: InsertOnly<string | null>;
  created_at: InsertOnly<string>;
  until: InsertOnly<string>;
}
