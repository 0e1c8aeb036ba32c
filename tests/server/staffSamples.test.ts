import { sampleWarning } from '../../src/server/openings/queries/initialOpenings.ts';
import { storeApplication } from '../support/storeApplication.ts';
import { openDatabase } from '../support/openDatabase.ts';
import { queryDatabase } from '../support/server.ts';
import { runInProcess, makeServerStarter } from '../support/staff.ts';

const startServer = makeServerStarter();

describe('sample openings', () => {
  it('are reported at startup, and removed by clear-samples: closed if somebody has applied, else deleted', async () => {
    const server = await startServer();
    await server.stop();
    const { dataDir } = server;
    await storeApplication(dataDir, { openingId: 1 });
    const samples = queryDatabase<{ id: number }>(dataDir, 'select id from openings where is_sample = 1').map(
      ({ id }) => id,
    );
    const readWarning = async () => {
      const { db, close } = await openDatabase({ dataDir });
      const line = await sampleWarning(db);
      await close();
      return line;
    };
    expect(await readWarning()).toBe(
      `${samples.length} sample openings are open to visitors; './staff clear-samples' removes them`,
    );
    const unconfirmed = await runInProcess(['clear-samples'], dataDir);
    expect(unconfirmed).toMatchObject({ code: 1, stderr: expect.stringContaining('add --yes') as string });
    const cleared = await runInProcess(['clear-samples'], dataDir, { answers: ['yes'] });
    const deleted = samples.filter((id) => id !== 1).toSorted((one, other) => one - other);
    expect(cleared.stdout).toContain('Closed, because someone has applied: 1\n');
    for (const id of deleted) expect(cleared.stdout).toMatch(new RegExp(`Deleted: .*\\b${id}\\b`));
    expect(await readWarning()).toBeUndefined();
    expect(queryDatabase(dataDir, 'select id, status from openings where id > 0')).toEqual([
      { id: 1, status: 'closed' },
    ]);
  });
});
