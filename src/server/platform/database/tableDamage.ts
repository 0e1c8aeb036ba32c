import type Database from 'better-sqlite3';
import { isDamage } from './isDamage.ts';
import { oddRowsOf, TEXT_COLUMNS } from './oddRows.ts';

/** A table of which something is damaged: the table itself, or indexes of it. */
export interface TableDamage {
  table: string;
  /** Where, as far as it can be told: `page 43`, `index applications_person, page 12`. */
  places: string[];
  /** What SQLite's own check says, a line each; none where it gives up. */
  says: string[];
  /** Rows of which every byte can be read, of so many; undefined where not even their number is left. */
  rows: { readable: number; all: number } | undefined;
}

/** The full-text index of the openings: all that is in it can be made anew. */
export const SEARCH_INDEX = 'openings_search';

interface Tree {
  name: string;
  tbl_name: string;
}

/** What `read` gives; undefined where the damage keeps it from that. */
const unlessDamaged = <Found>(read: () => Found): Found | undefined => {
  try {
    return read();
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
};

/** What SQLite's check says of one table, `ok` alone when all is well; undefined where it gives up. */
const check = (database: Database.Database, table: string): string[] | undefined =>
  unlessDamaged(() =>
    database
      .prepare<[], { integrity_check: string }>(`pragma integrity_check("${table}")`)
      .all()
      .map((row) => row.integrity_check),
  );

const placesOf = (database: Database.Database, table: string, trees: readonly Tree[]): string[] => {
  const pages = unlessDamaged(() =>
    database
      .prepare<[], { name: string; pageno: number }>(
        "select name, pageno from dbstat where pagetype = 'corrupted' order by pageno",
      )
      .all(),
  );
  const ours = new Set(trees.filter(({ tbl_name }) => tbl_name === table).map(({ name }) => name));
  return (pages ?? [])
    .filter(({ name }) => ours.has(name))
    .map(({ name, pageno }) => (name === table ? `page ${pageno}` : `index ${name}, page ${pageno}`));
};

/** From an index, which also has those that stand on a damaged page, or else from the table. */
const numbersOf = (database: Database.Database, table: string): unknown[] | undefined => {
  const numbers = (from: string) => unlessDamaged(() => database.prepare(from).pluck().all());
  return numbers(`select rowid from "${table}"`) ?? numbers(`select rowid from "${table}" not indexed`);
};

const countReadable = (database: Database.Database, table: string): TableDamage['rows'] => {
  const numbers = numbersOf(database, table);
  if (!numbers) return undefined;
  const row = database.prepare(`select * from "${table}" not indexed where rowid = ?`);
  const readable = numbers.filter((number) => unlessDamaged(() => row.get(number)) !== undefined);
  return { readable: readable.length, all: numbers.length };
};

const treesOf = (database: Database.Database): Tree[] =>
  database
    .prepare<[string], Tree>(
      "select name, tbl_name from sqlite_schema where type in ('table', 'index') and instr(tbl_name, ?) <> 1",
    )
    // What the search index consists of is checked with it.
    .all(`${SEARCH_INDEX}_`);

/** An index has the name of its table beside its own. */
const tablesOf = (trees: readonly Tree[]): string[] =>
  trees
    .filter(({ name, tbl_name }) => name === tbl_name && !name.startsWith('sqlite_'))
    .map(({ name }) => name)
    .toSorted();

/** Rows that hold something else where a text belongs, table by table. */
export const findOddRows = (database: Database.Database): { table: string; id: number }[] =>
  tablesOf(treesOf(database)).flatMap((table) => {
    const columns = database.prepare<[string], string>(TEXT_COLUMNS).pluck().all(table);
    const odd = database.prepare<[], { id: number }>(oddRowsOf(table, columns)).all();
    return odd.map(({ id }) => ({ table, id }));
  });

/**
 * Which tables are damaged, where, and how much of each can be read; and which are whole. Throws what SQLite says where
 * not even the list of tables can be read.
 */
export const findTableDamage = (database: Database.Database): { damaged: TableDamage[]; whole: string[] } => {
  const trees = treesOf(database);
  const checked = tablesOf(trees).map((table) => ({ table, says: check(database, table) }));
  const isWhole = ({ says }: (typeof checked)[number]) => says?.join() === 'ok';
  return {
    damaged: checked
      .filter((each) => !isWhole(each))
      .map(({ table, says = [] }) => ({
        table,
        says,
        places: placesOf(database, table, trees),
        rows: countReadable(database, table),
      })),
    whole: checked.filter(isWhole).map(({ table }) => table),
  };
};
