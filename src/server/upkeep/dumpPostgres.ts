import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { failureCode, PreconditionError } from '../platform/process/failure.ts';

const CLIENT = 'postgresql-client';

/** Runs a program of PostgreSQL. Throws PreconditionError with what it says. */
const run = async (program: string, words: readonly string[], env: Dump['env']): Promise<void> => {
  const child = spawn(program, words, {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code === 0) return;
  } catch (error) {
    const code = failureCode(error);
    throw new PreconditionError(
      code === 'ENOENT'
        ? `${program} is not installed: apt-get install ${CLIENT}`
        : `${program} cannot be run (${code})`,
      { cause: error },
    );
  }
  throw new PreconditionError(`${program} failed: ${said.trim() || 'no reason given'}`);
};

interface Dump {
  /** Address of PostgreSQL; its password goes to pg_dump by the environment, and not into the list of processes. */
  databaseUrl: string;
  file: string;
  overwrite: boolean;
  /** Of the programs. */
  env: Readonly<Record<string, string | undefined>>;
}

/** Writes a dump of PostgreSQL for its owner only, has pg_restore read it, and gives its size in bytes. */
export const dumpPostgres = async ({ databaseUrl, file, overwrite, env }: Dump): Promise<number> => {
  if (existsSync(file) && !overwrite)
    throw new PreconditionError(`${file} exists already; --force writes over it`);
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const partial = `${file}.partial`;
  try {
    closeSync(openSync(partial, 'w', 0o600));
  } catch (error) {
    throw new PreconditionError(`${file} cannot be written (${failureCode(error)})`, { cause: error });
  }
  try {
    const words = ['--format=custom', `--file=${partial}`, `--dbname=${address.href}`];
    await run('pg_dump', words, password ? { ...env, PGPASSWORD: password } : env);
    await run('pg_restore', ['--list', partial], env);
    renameSync(partial, file);
    return statSync(file).size;
  } finally {
    rmSync(partial, { force: true });
  }
};
