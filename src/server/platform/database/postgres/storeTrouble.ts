/** Before the code of what PostgreSQL, or the way to it, cannot do at the moment. */
const PREFIX = 'PG_';
/** Another transaction was in the way; the same again may go well. */
const CONFLICTS = ['PG_40001', 'PG_40P01'];

/**
 * SQLSTATE classes in which nothing is wrong with the statement: the connection, resources, an operator, the system, what
 * is damaged; a conflict of transactions, a lock that could not be had, a server that only reads;
 * tables and columns that are not there, as while another version changes them.
 */
const PASSING = /^(?:08|53|57|58|XX)|^(?:40001|40P01|55P03|25006|42P01|42703)$/;

/** Nothing was stored, and it may work again soon; `code` begins with `PG_`. */
export class StoreTrouble extends Error {
  override name = 'StoreTrouble';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The database does not answer (${code})`, options);
    this.code = PREFIX + code;
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code);

/**
 * What a failure of the driver comes to: a StoreTrouble where the database or the way to it is at fault, else the error as
 * it is. What has no SQLSTATE did not come from the database: a refused connection, one that ended, a time that is over.
 */
export const asStoreTrouble = (error: unknown): unknown => {
  if (error instanceof StoreTrouble) return error;
  const code = codeOf(error);
  if (isSqlState(code) && !PASSING.test(code)) return error;
  return new StoreTrouble(code || 'AWAY', { cause: error });
};

/** Whether a transaction may be tried again at once. */
export const isConflict = (error: unknown): boolean => CONFLICTS.includes(codeOf(error));

/** Whether this is trouble of PostgreSQL or the way to it, by an error's code. */
export const isPostgresTrouble = (code: string): boolean => code.startsWith(PREFIX);

/** Whether the connection is of no use after it; a conflict, a full disk or a read-only server leave it whole. */
export const endsConnection = (trouble: StoreTrouble): boolean =>
  /^PG_(?:08|57P|AWAY|E[A-Z]{3})/.test(trouble.code);
