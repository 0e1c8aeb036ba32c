import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { isOpenAt } from './openingStatus.ts';

/** The position of an opening in a list, newest first. */
interface Position {
  id: number;
  posted_at: string;
}

/** Reading and writing out so many openings takes milliseconds. */
const PIECE = 200;

/** The next openings that accept applications after a position, newest first. */
export const selectOpenPiece = (db: Kysely<Tables>, at: string, after: Position | undefined) => {
  const open = db
    .selectFrom('openings')
    .where(isOpenAt(at))
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PIECE);
  return after
    ? open.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('posted_at', 'id'), '<', tuple(after.posted_at, after.id)),
      )
    : open;
};

/** SQLite reads on the thread that serves requests; these are handled before the next piece. */
export const yieldToRequests = () => new Promise<void>((next) => setImmediate(next));

/** Reads any number of openings piece by piece; `read` reads the piece after a position. */
export async function* readInPieces<Row extends Position>(
  read: (after: Position | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  for (let after: Position | undefined; ;) {
    const rows = await read(after);
    yield rows;
    after = rows.at(-1);
    if (!after || rows.length < PIECE) return;
    await yieldToRequests();
  }
}
