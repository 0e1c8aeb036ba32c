import { get } from 'node:http';
import { networkInterfaces } from 'node:os';
import { reservePort } from '../support/reservePort.ts';
import { startServer } from '../support/server.ts';
import { fetchFrom } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';

describe('monitoring', () => {
  it('shows separately whether pages can be served and whether data can be stored', async () => {
    const server = await startServer();
    expect((await fetchFrom(server, '/readyz')).json).toEqual({ status: 'ready' });
    changeDatabase(server.dataDir, 'alter table outbox rename to outbox_renamed');
    const { status, json } = await fetchFrom(server, '/readyz');
    expect([status, json]).toEqual([503, { status: 'not ready' }]);
    changeDatabase(server.dataDir, 'alter table outbox_renamed rename to outbox');
    expect((await fetchFrom(server, '/readyz')).status).toBe(200);
    await server.stop();
  });

  it('serves metrics to this machine only: responses, durations, email, disk, backups', async () => {
    const port = await reservePort();
    const server = await startServer({ DIST_DIR: fakeDist(), METRICS_PORT: String(port) });
    for (let time = 0; time < 3; time += 1) await fetchFrom(server, '/about_us');
    await fetchFrom(server, '/nowhere?secret=canary');
    const scrape = async (host = '127.0.0.1') => (await fetch(`http://${host}:${port}/metrics`)).text();
    const text = await scrape();
    for (const line of [
      /^site_answer_seconds_count\{route="\/about_us",status="200"\} 3$/m,
      /^site_answer_seconds_count\{route="\/\*",status="404"\} 1$/m,
      /^site_info\{version="\d+\.\d+\.\d+"\} 1$/m,
      /^site_database_up 1$/m,
      /^site_can_store 1$/m,
      /^site_mail_dead 0$/m,
      /^site_backup_age_seconds -1$/m,
      /^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m,
    ])
      expect(text).toMatch(line);
    expect(text).not.toContain('canary');
    changeDatabase(server.dataDir, 'alter table outbox rename to outbox_renamed');
    expect(await scrape()).toMatch(/^site_database_up 0$/m);
    const requestAs = (host: string) =>
      new Promise<number | undefined>((done) => {
        get({ port, path: '/metrics', headers: { host } }, (response) => done(response.resume().statusCode));
      });
    expect(await Promise.all(['localhost:9100', 'evil.example.com'].map(requestAs))).toEqual([200, 421]);
    const publicAddress = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
    if (publicAddress) await expect(scrape(publicAddress)).rejects.toThrow();
    expect((await fetchFrom(server, '/metrics')).status).toBe(404);
    expect(await server.stop('SIGTERM')).toBe(0);
  });
});
