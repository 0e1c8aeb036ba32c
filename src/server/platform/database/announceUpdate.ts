import type { Kysely } from 'kysely';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { StartError } from '../process/failure.ts';
import type { Tables } from './tables.ts';

/** Fewer applications take seconds. */
const LARGE = 10_000;
/** An estimate: indexes and words of an application take 4 kB, and the write-ahead log as much again until the end. */
const BYTES_PER_APPLICATION = 8 * 1024;
/** On a slow machine. */
const APPLICATIONS_PER_MINUTE = 100_000;

interface UpdateOptions {
  /** Bytes of a copy that is made beforehand. */
  copyBytes: number;
  /** Undefined if the database is on another machine. */
  freeBytes: number | undefined;
  announce: ((line: string) => void) | undefined;
}

/**
 * Says before the update of a large database how long it takes and how much disk space it needs. Throws StartError if
 * there is too little.
 */
export const announceUpdate = async (
  db: Kysely<Tables>,
  { copyBytes, freeBytes, announce }: UpdateOptions,
): Promise<void> => {
  const { rows } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  const applications = Number(rows);
  if (applications < LARGE) return;
  const bytes = applications * BYTES_PER_APPLICATION + copyBytes;
  const minutes = Math.ceil(applications / APPLICATIONS_PER_MINUTE);
  const needs = `up to ${minutes === 1 ? '1 minute' : `${minutes} minutes`} and ${formatBytes(bytes)} of disk space`;
  announce?.(
    `Bringing the database with ${applications} applications up to date takes ${needs}. If it is interrupted, nothing has changed: start again.`,
  );
  if (freeBytes !== undefined && freeBytes < bytes)
    throw new StartError(
      `The database was not brought up to date: only ${formatBytes(freeBytes)} of disk space are free, it needs ${formatBytes(bytes)}`,
    );
};
