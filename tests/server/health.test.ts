import { VERSION } from '../../src/server/platform/process/version.ts';
import { readHealth } from '../../src/server/upkeep/health.ts';
import { startServer } from '../support/server.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { fetchFrom } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';

describe('the health check', () => {
  it('shows the version to local clients, but not through a proxy', async () => {
    const server = await startServer();
    expect((await fetchFrom(server, '/healthz')).json['version']).toBe(VERSION);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await fetchFrom(server, '/healthz', { headers })).json).not.toHaveProperty('version');
    await server.stop();
    expect(server.output().stderr).toContain(`"version":"${VERSION}"`);
  });

  it('shows how long the oldest email has waited and how many are dead letters', async () => {
    const database = await openTestDatabase();
    const readMailHealth = async () => (await readHealth(database.db, database.clock.now())).mail;
    expect(await readMailHealth()).toEqual({ oldest_unsent_seconds: null, dead: 0 });
    await database.send({ subject: 'First' });
    database.clock.advance(90_500);
    await database.send({ subject: 'Second' });
    expect(await readMailHealth()).toEqual({ oldest_unsent_seconds: 90, dead: 0 });
    changeDatabase(database.dataDir, "update outbox set status = 'sent' where id = 1");
    expect(await readMailHealth()).toEqual({ oldest_unsent_seconds: 0, dead: 0 });
    changeDatabase(database.dataDir, "update outbox set status = 'dead'");
    expect(await readMailHealth()).toEqual({ oldest_unsent_seconds: null, dead: 2 });
    await database.close();
  });

  it('is 503 while the database is unavailable, and 200 afterwards', async () => {
    const server = await startServer();
    changeDatabase(server.dataDir, 'alter table outbox rename to outbox_renamed');
    const { status, json } = await fetchFrom(server, '/healthz');
    expect([status, json]).toEqual([503, { status: 'unavailable', database: 'unavailable' }]);
    changeDatabase(server.dataDir, 'alter table outbox_renamed rename to outbox');
    expect((await fetchFrom(server, '/healthz')).json).toEqual({
      status: 'ok',
      database: 'ok',
      version: VERSION,
      uploads: 'taken',
      mail: { oldest_unsent_seconds: null, dead: 0 },
      retention: null,
    });
    await server.stop();
  });
});
