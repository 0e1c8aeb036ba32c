import { placeOf } from '../../platform/database/postgres/placeOf.ts';
import { PreconditionError } from '../../platform/database/preconditionError.ts';
import type { Config } from '../../platform/settings/config.ts';

/** Throws for a command that looks after SQLite's file, where the data are in PostgreSQL; `instead` says what does it there. */
export const refuseOnPostgres = ({ databaseUrl }: Pick<Config, 'databaseUrl'>, instead: string): void => {
  if (databaseUrl !== '')
    throw new PreconditionError(
      `The data are in ${placeOf(databaseUrl)}, and not in a file of this machine\n${instead}`,
    );
};
