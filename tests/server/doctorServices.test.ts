import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { checkServices } from '../../src/server/upkeep/doctor/checkServices.ts';
import { freshDir } from '../support/server.ts';

const UNITS = ['backup', 'backup-check', 'doctor', 'watch'].map((name) => `quillmere-${name}.timer`);

/** Checks a machine with these active and failed units and one enabled process, whose /readyz answers with `status`. */
const checkMachine = async ({
  active = UNITS,
  failed = [],
  enabled = ['quillmere.service'],
  status = 'ready',
}: {
  active?: readonly string[];
  failed?: readonly string[];
  enabled?: readonly string[];
  status?: string;
}) => {
  const folder = freshDir();
  mkdirSync(join(folder, 'wants'));
  for (const unit of enabled) writeFileSync(join(folder, 'wants', unit), '');
  const script = `#!/bin/sh
case $1 in
  list-units) printf '%s\\n' ${failed.map((unit) => `'${unit} loaded failed failed Text'`).join(' ')} ;;
  is-active) case " ${active.join(' ')} " in *" $2 "*) echo active ;; *) echo inactive ;; esac ;;
esac
`;
  writeFileSync(join(folder, 'systemctl'), script, { mode: 0o755 });
  const server = createServer((_request, response) => {
    response.writeHead(status === 'ready' ? 200 : 503).end(JSON.stringify({ status }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = { PATH: `${folder}:${process.env['PATH'] ?? ''}` };
  const findings = await checkServices({ host: '0.0.0.0', port }, env, join(folder, 'wants'));
  server.close();
  return findings.map(({ level, text }) => `${level}: ${text.replace(String(port), 'PORT')}`);
};

describe('doctor checks of the service units', () => {
  const active = [...UNITS, 'quillmere.service'];

  it('finds nothing to do if timers and process run, and the process answers', async () => {
    expect(await checkMachine({ active })).toEqual(['good: quillmere answers on http://127.0.0.1:PORT']);
  });

  it('names failed units, but not its own failure of yesterday', async () => {
    const failed = ['quillmere-backup.service', 'nginx.service', 'quillmere-doctor.service'];
    expect(await checkMachine({ active, failed })).toEqual([
      'problem: The unit quillmere-backup.service has failed',
      'problem: The unit nginx.service has failed',
      'good: quillmere answers on http://127.0.0.1:PORT',
    ]);
  });

  it('names a stopped timer, and every process that should run', async () => {
    const enabled = ['quillmere@1.service', 'quillmere@2.service', 'nginx.service'];
    expect(await checkMachine({ active: UNITS.slice(1), enabled })).toEqual([
      'problem: quillmere-backup.timer does not run',
      'problem: quillmere@1 should run, but is inactive',
      'problem: quillmere@2 should run, but is inactive',
    ]);
    expect(await checkMachine({ active, enabled: [] })).toEqual([
      'problem: No process starts with the machine',
    ]);
  });

  it('distinguishes a process that checks its database from one that is not ready', async () => {
    expect(await checkMachine({ active, status: 'checking' })).toEqual([
      'note: quillmere on http://127.0.0.1:PORT still checks its database',
    ]);
    expect(await checkMachine({ active, status: 'not ready' })).toEqual([
      'problem: quillmere on http://127.0.0.1:PORT is not ready: not ready',
    ]);
  });
});
