import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { describeOn } from '../../../../tests/support/engine.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/testDatabase.ts';
import { deskApplicationQueries } from './applications.ts';

const ADMIN = { id: 1, role: 'admin' } as const;
const APPLICATIONS = 4000;
const PAGE = { sort: 'received', order: 'desc', limit: 50, offset: 0 } as const;

/** Applications of several stages, a quarter of them unread. */
const addApplications = async ({ db }: TestDatabase): Promise<void> => {
  const numbers = sql.raw(`(with recursive numbers (n) as
    (select 1 union all select n + 1 from numbers where n < ${APPLICATIONS}) select n from numbers)`);
  const at = "strftime('%Y-%m-%dT%H:%M:%fZ', 1790000000 + n * 60, 'unixepoch')";
  await sql`insert into resumes (id, stored_name, client_name, type, sha256, uploaded_at, marks, scan, size, opening_id)
    select n, 'n' || n, 'cv.pdf', 'pdf', 'x', ${sql.raw(at)}, '', 'clean', 1, 1 from ${numbers}`.execute(db);
  await sql`insert into applications (reference, opening_id, resume_id, job_role, name, email, mailbox, phone, other_information,
      received_at, status, read_at, delete_after, is_repeat, is_suspect)
    select 'R' || n, 1, n, 'Technician', 'Ada ' || n, 'ada@example.com', 'ada@example.com', '1', '', ${sql.raw(at)},
      case n % 3 when 0 then 'received' when 1 then 'inReview' else 'declined' end,
      case n % 4 when 0 then null else ${sql.raw(at)} end, '', 0, 0 from ${numbers}`.execute(db);
  await sql`analyze`.execute(db);
};

describeOn('sqlite', 'PostgreSQL chooses its plans by cost, which a small table does not show')(
  'the plans of the list of applications',
  () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openTestDatabase();
      await addApplications(database);
    });
    afterAll(() => database.close());

    it.each([[false], [true]])('read an index in its order; unread: %s', async (isUnread) => {
      const { db } = database;
      const nodes: RootOperationNode[] = [];
      const collector: KyselyPlugin = {
        transformQuery: ({ node }) => (nodes.push(node), node),
        transformResult: async ({ result }) => result,
      };
      const { list } = deskApplicationQueries(db.withPlugin(collector), database.clock.now);
      const filter = isUnread ? { isUnread } : {};
      expect((await list({ words: [], ...filter }, PAGE, ADMIN)).items).toHaveLength(PAGE.limit);
      const plans: string[] = [];
      for (const node of nodes) {
        const query = db.getExecutor().compileQuery(node, { queryId: 'plan' });
        if (!query.sql.includes('from "applications" ') || query.sql.includes(' join ')) continue;
        const { rows } = await db.executeQuery<{ detail: string }>({
          ...query,
          sql: `explain query plan ${query.sql}`,
        });
        plans.push(rows.map(({ detail }) => detail).join('; '));
      }
      expect(plans.length).toBeGreaterThan(1);
      // Neither all rows of a list are sorted for its page, nor all groups are collected for its counts.
      expect(plans.filter((plan) => plan.includes('TEMP B-TREE'))).toEqual([]);
    });
  },
);
