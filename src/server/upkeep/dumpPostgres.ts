import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileSize } from '../platform/database/databaseFile.ts';
import { type NewFile, writeAtomically } from '../platform/database/writeAtomically.ts';
import { failureCode, PreconditionError } from '../platform/process/failure.ts';

/** Runs a PostgreSQL program. Throws PreconditionError with its message. */
const run = async (program: string, args: readonly string[], env: DumpRequest['env']): Promise<void> => {
  const child = spawn(program, args, {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code === 0) return;
  } catch (error) {
    const code = failureCode(error);
    throw new PreconditionError(
      code === 'ENOENT'
        ? `${program} is not installed: apt-get install postgresql-client`
        : `${program} cannot be run (${code})`,
      { cause: error },
    );
  }
  throw new PreconditionError(`${program} failed: ${stderr.trim() || 'no reason given'}`);
};

interface DumpRequest extends NewFile {
  /** The password is passed to pg_dump in the environment, where other users cannot see it. */
  databaseUrl: string;
  /** Environment for the programs. */
  env: Readonly<Record<string, string | undefined>>;
}

/** Writes a PostgreSQL dump for its owner only, checks it with pg_restore, and returns its size in bytes. */
export const dumpPostgres = ({ databaseUrl, env, ...target }: DumpRequest): Promise<number> => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return writeAtomically(target, async (partial) => {
    const args = ['--format=custom', `--file=${partial}`, `--dbname=${url.href}`];
    await run('pg_dump', args, password ? { ...env, PGPASSWORD: password } : env);
    await run('pg_restore', ['--list', partial], env);
    return fileSize(partial);
  });
};
