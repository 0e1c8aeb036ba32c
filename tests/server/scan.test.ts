import { chmodSync, readFileSync } from 'node:fs';
import { scanResume } from '../../src/server/applications/scanResume.ts';
import { splitCommand } from '../../src/server/platform/settings/scanSettings.ts';
import { resumes } from '../support/resumes.ts';
import { makeScanner } from '../support/scanner.ts';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { makePdfForm, upload } from './client.ts';

const env = { PATH: process.env['PATH'] ?? '' };
const scanSettings = (command: string) => ({ command: splitCommand(command) ?? [], env });
const EICAR = 'X5O!P%@AP';

describe('an upload with a virus scanner', () => {
  let server: TestServer;
  const start = async (script: string) => {
    const { command, log } = makeScanner(script);
    server = await startServer({ SCAN_COMMAND: command });
    return log;
  };
  const send = () => upload(server, makePdfForm());
  const stored = () => queryDatabase<{ scan: string }>(server.dataDir, 'select scan from resumes');
  afterEach(() => server.stop());

  it('is given to the scanner byte for byte, and stored as clean', async () => {
    const log = await start('cat > "$LOG"');
    expect((await send()).status).toBe(200);
    expect(readFileSync(log)).toEqual(resumes.pdf);
    expect(stored()).toEqual([{ scan: 'clean' }]);
  });

  it('is refused with an explanation if the scanner finds a virus', async () => {
    await start('exit 1');
    const { status, json } = await send();
    expect([status, json['error']]).toEqual([
      400,
      'Our virus scanner refused this file. Choose another one.',
    ]);
    expect(stored()).toEqual([]);
  });

  it('is stored as not scanned if the scanner fails, and the log says why', async () => {
    await start('exit 2');
    expect((await send()).status).toBe(200);
    expect(stored()).toEqual([{ scan: 'not scanned' }]);
    expect(server.output().stderr).toContain('"reason":"exit code 2","msg":"a resume was not scanned"');
  });
});

describe('a scanner', () => {
  it('that does not end is killed with its child processes', async () => {
    const { command, log } = makeScanner('sleep 60 & echo $! > "$LOG"; wait');
    const outcome = await scanResume(Buffer.from(EICAR), scanSettings(command), 500);
    expect(outcome).toEqual({ verdict: 'not scanned', reason: 'no verdict within 0.5 s' });
    const child = Number(readFileSync(log, 'utf8'));
    await new Promise((done) => setTimeout(done, 50));
    const state = (() => {
      try {
        return readFileSync(`/proc/${child}/stat`, 'utf8').split(' ')[2];
      } catch {
        return 'gone';
      }
    })();
    expect(['gone', 'Z']).toContain(state);
  });

  it('that cannot be run gives no verdict', async () => {
    const { command } = makeScanner('exit 0');
    chmodSync(command.replaceAll("'", ''), 0o644);
    expect(await scanResume(Buffer.from(EICAR), scanSettings(command))).toEqual({
      verdict: 'not scanned',
      reason: 'EACCES',
    });
  });

  it('that does not read the file still gives a verdict', async () => {
    const { command } = makeScanner('exit 0');
    expect(await scanResume(Buffer.alloc(5_000_000), scanSettings(command))).toEqual({ verdict: 'clean' });
  });
});
