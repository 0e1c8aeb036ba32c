import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { outboxRepository } from '../../src/server/outbox/queries/outboxRepository.ts';
import { openDatabase } from '../../src/server/platform/database/openDatabase.ts';
import { askPostgres } from '../support/postgres/askPostgres.ts';
import { freshDir } from '../support/server.ts';

const MAILS = 300;
const WAITED_MS = 15_000;
const MINUTE = 60_000;
type OpenedDatabase = Awaited<ReturnType<typeof openDatabase>>;

describe('mails that two processes take from one PostgreSQL (GROW-3)', () => {
  const name = `claims-${randomUUID()}`;
  let here: OpenedDatabase;
  let there: OpenedDatabase;
  beforeAll(async () => {
    const { url: databaseUrl } = askPostgres({ name });
    here = await openDatabase({ dataDir: freshDir(), databaseUrl });
    there = await openDatabase({ dataDir: freshDir(), databaseUrl });
  }, 2 * MINUTE);
  afterAll(async () => {
    await here.close();
    await there.close();
  });

  const queue = (count: number) =>
    askPostgres({
      name,
      text: `delete from outbox; insert into outbox (kind, subject_reference, message_id, recipient, subject, body, status, attempts, next_try_at, created_at)
        select 'message', 'reference ' || at, 'id ' || at, 'office@example.com', 'Mail ' || at, '', 'waiting', 0, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'
        from generate_series(1, ${count}) as at`,
    });

  it('are each taken by one of them, however often both are at it', async () => {
    queue(MAILS);
    const takeAll = async ({ db }: OpenedDatabase): Promise<number[]> => {
      const { claimDue } = outboxRepository(db);
      const taken: number[] = [];
      for (let mail = await claimDue(); mail; mail = await claimDue()) taken.push(mail.id);
      return taken;
    };
    const taken = (await Promise.all([here, there, here, there].map(takeAll))).flat();
    expect([taken.length, new Set(taken).size]).toEqual([MAILS, MAILS]);
  });

  it('are passed over, and not waited for, while the other one takes them', async () => {
    queue(2);
    await here.db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (taking) => {
        const [first] = await taking
          .selectFrom('outbox')
          .select('id')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .execute();
        const mail = outboxRepository(there.db).claimDue();
        const waits = wait(WAITED_MS, { subject: 'none, it waits' }, { ref: false });
        expect([first === undefined, (await Promise.race([mail, waits]))?.subject]).toEqual([
          false,
          'Mail 2',
        ]);
      });
  });
});
