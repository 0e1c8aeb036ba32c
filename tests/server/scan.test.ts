import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { makeScanner, scanFiles } from '../support/scanner.ts';
import { queryDatabase, type TestServer } from '../support/server.ts';
import { startMailServer, until, type MailServer } from '../support/smtp.ts';
import { runProgram, serversOfTests } from '../support/staff.ts';
import { applied, ask } from './apply.ts';

/** Refuses what holds the word, waits while the flag is there, and says which files it saw. */
const SCRIPT = `echo "$1" >> "$LOG"
while [ -e "$LOG.wait" ]; do sleep 0.05; done
grep -q startxref "$1" || exit 2
[ ! -e "$LOG.refuse" ]`;

const verdicts = ({ dataDir }: TestServer) =>
  queryDatabase<{ verdict: string | null; tries: number }>(
    dataDir,
    'select verdict, tries from resume_scans order by resume_id',
  );

describe('the scans of a server', () => {
  const start = serversOfTests();
  const mailServers: MailServer[] = [];
  afterEach(async () => {
    await Promise.all(mailServers.splice(0).map((each) => each.stop()));
  });

  const startMail = async () => {
    const mailServer = await startMailServer();
    mailServers.push(mailServer);
    const env = {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'website@quillmere.example',
      MAIL_TO: 'office@quillmere.example',
      CAREERS_MAIL_TO: 'jobs@quillmere.example',
      MAIL_RESUMES: 'on',
    };
    return { mailServer, env };
  };
  const toStaff = ({ mails }: MailServer) =>
    mails.find(({ to }) => to.includes('jobs@quillmere.example'))?.email;

  it('begin again after a kill in the middle, with no file left of the one before', async () => {
    const { command, log } = makeScanner(SCRIPT);
    writeFileSync(`${log}.wait`, '');
    const server = await start({ SCAN_COMMAND: command });
    const { reference } = await applied(server);
    await until(() => existsSync(log));
    expect(scanFiles(server.dataDir)).toHaveLength(1);
    await server.restart('SIGKILL');
    expect(scanFiles(server.dataDir)).toEqual([]);
    expect(verdicts(server)).toEqual([{ verdict: null, tries: 1 }]);
    rmSync(`${log}.wait`);
    const env = { SCAN_COMMAND: command };
    const run = { dataDir: server.dataDir, env };
    const asked = await runProgram(['applications', 'scan', String(reference)], run);
    expect([asked.code, asked.stdout]).toEqual([0, '1 resume is scanned next, while the server runs\n']);
    await until(() => verdicts(server)[0]?.verdict === 'clean', 'the verdict');
    expect(scanFiles(server.dataDir)).toEqual([]);
    expect(readFileSync(log, 'utf8').trim().split('\n')).toHaveLength(2);
  });

  it('keep no applicant waiting, whatever the scanner does, and are named where they fail', async () => {
    const server = await start({ SCAN_COMMAND: '/nonexistent/scanner' });
    for (const each of ['a', 'b']) {
      const { reference } = await applied(server, { email: `${each}@example.com` });
      expect(reference).toMatch(/^[0-9A-Z-]{23}$/);
    }
    const scans = async () => (await ask(server, '/healthz')).json['scans'];
    await until(async () => JSON.stringify(await scans()) === '{"waiting":2,"failing":"ENOENT"}');
    const env = { SCAN_COMMAND: '/nonexistent/scanner' };
    const { stdout, code } = await runProgram(['doctor'], { dataDir: server.dataDir, env });
    expect(code).toBe(1);
    expect(stdout).toContain('DO    The scanner does not work: ENOENT\n');
    expect(stdout).toContain('DO    2 resumes wait for a scan; the last try failed: ENOENT\n');
    expect(server.output().stderr).toMatch(
      /"resume":\d+,"tries":1,"code":"ENOENT","msg":"resume not scanned"/,
    );
  });

  it('let the mail to staff wait, which carries what is clean', async () => {
    const { command, log } = makeScanner(SCRIPT);
    writeFileSync(`${log}.wait`, '');
    const { mailServer, env } = await startMail();
    const server = await start({ ...env, SCAN_COMMAND: command });
    await applied(server);
    // The receipt does not wait.
    await mailServer.received(1);
    await until(() => existsSync(log));
    expect(toStaff(mailServer)).toBeUndefined();
    rmSync(`${log}.wait`);
    await mailServer.received(2);
    expect(toStaff(mailServer)?.attachments.map(({ filename }) => filename)).toEqual(['cv.pdf']);
    expect(toStaff(mailServer)?.text).not.toContain('not attached');
  });

  it('never let a mail carry what is refused', async () => {
    const { command, log } = makeScanner(SCRIPT);
    writeFileSync(`${log}.refuse`, '');
    const { mailServer, env } = await startMail();
    await applied(await start({ ...env, SCAN_COMMAND: command }));
    await mailServer.received(2);
    expect(toStaff(mailServer)?.attachments).toEqual([]);
    expect(toStaff(mailServer)?.text).toContain('The resume is not attached: the scanner has refused it.');
  });
});
