import { Kysely, type TransactionBuilder } from 'kysely';
import type { Tables } from '../tables.ts';
import { retried } from './retried.ts';

/**
 * Kysely whose transactions are as they are on SQLite: what one reads stays true until its commit. There they stand in a
 * line; here each is `serializable`, and the one that another got in the way of is run again (docs/requirements.md, PG-3).
 * A builder whose isolation is set goes its own way.
 */
export class PostgresKysely extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const begin = () => super.transaction().setIsolationLevel('serializable');
    const builder = super.transaction();
    builder.execute = (work) => retried(() => begin().execute(work));
    return builder;
  }
}
