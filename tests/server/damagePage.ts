import Database from 'better-sqlite3';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface Damage {
  /** Number of the page that was written over. */
  page: number;
  /** Numbers of the rows that can no longer be read. */
  lost: number[];
}

const lostOf = (file: string, table: string, ids: readonly number[]): number[] => {
  const after = new Database(file, { readonly: true });
  const read = after.prepare(`select * from ${table} not indexed where rowid = ?`);
  const isLost = (id: number): boolean => {
    try {
      return read.get(id) === undefined;
    } catch {
      return true;
    }
  };
  const lost = ids.filter(isLost);
  after.close();
  return lost;
};

/**
 * Writes over the second page of a table or an index (of what is too long for its row: `overflow`), as a broken disk does: with bytes that are
 * no page, or (`misplaced`) with those of the page before it.
 */
export const damagePage = (
  dataDir: string,
  table: string,
  {
    tree = table,
    kind = 'leaf',
    misplaced = false,
  }: { tree?: string; kind?: 'leaf' | 'overflow'; misplaced?: boolean } = {},
): Damage => {
  const file = join(dataDir, 'site.db');
  const database = new Database(file);
  database.pragma('wal_checkpoint(truncate)');
  const size = Number(database.pragma('page_size', { simple: true }));
  const leaves = database
    .prepare<[string, string], { pageno: number }>(
      'select pageno from dbstat where name = ? and pagetype = ? order by path',
    )
    .all(tree, kind);
  const ids = database.prepare<[], { id: number }>(`select rowid as id from ${table} order by rowid`).all();
  database.close();
  const page = (leaves[1] ?? leaves[0])?.pageno ?? 0;
  const placeOf = (number: number) => (number - 1) * size;
  const bytes = Buffer.alloc(size, 0xff);
  const opened = openSync(file, 'r+');
  if (misplaced) readSync(opened, bytes, 0, size, placeOf(leaves[0]?.pageno ?? 0));
  writeSync(opened, bytes, 0, size, placeOf(page));
  closeSync(opened);
  return {
    page,
    lost: lostOf(
      file,
      table,
      ids.map(({ id }) => id),
    ),
  };
};
