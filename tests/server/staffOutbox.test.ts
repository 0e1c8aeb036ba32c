import { dataLabel } from '../support/engine.ts';
import { storeApplication } from '../support/storeApplication.ts';
import { queryDatabase } from '../support/server.ts';
import { makeDataFolder } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';
import { makeFolderWithMessages } from './makeFolderWithMessages.ts';

describe('outbox list', () => {
  it('lists emails with their state, all of them or those with one status', async () => {
    const { run, dataDir } = await makeFolderWithMessages({}, { subject: 'Another' });
    await storeApplication(dataDir, { clock: () => new Date('2026-11-20T12:00:00Z') });
    changeDatabase(
      dataDir,
      "update outbox set status = 'dead', attempts = 20, last_error = '550 No' where id = 1",
    );
    const splitRows = (text: string) =>
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.trim().split(/ {2,}/));
    const env = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@example.com',
      MAIL_TO: 'b@example.com',
    };
    const withoutMail = splitRows((await run('outbox list')).stdout);
    expect(withoutMail.map((cells) => cells[5])).toEqual([
      'next try',
      ...Array<string>(3).fill('when mail is set up'),
      '550 No',
      undefined,
      undefined,
      undefined,
    ]);
    expect(splitRows((await run('outbox list', { env })).stdout)).toEqual([
      ['id', 'status', 'kind', 'to', 'attempts', 'next try', 'last error'],
      ['4', 'waiting', 'receipt', 'grace@example.com', '0', '2026-11-20 12:00 UTC'],
      ['3', 'waiting', 'application', 'staff', '0', '2026-11-20 12:00 UTC'],
      ['2', 'waiting', 'message', 'staff', '0', '2026-11-20 11:35 UTC'],
      ['1', 'dead', 'message', 'staff', '20', '550 No'],
      [''],
      ['4 emails'],
    ]);
    expect(splitRows((await run('outbox list --status dead')).stdout)).toHaveLength(4);
    expect((await run('outbox list --status sent')).stdout).toBe(
      `There is no email that is sent in ${dataLabel(dataDir)}.\n`,
    );
  });
});

describe('outbox retry', () => {
  it('makes a dead letter due now, and records who did it', async () => {
    const { run, dataDir } = await makeFolderWithMessages({});
    changeDatabase(
      dataDir,
      "update outbox set status = 'dead', attempts = 20, first_tried_at = '2026-11-20T10:35:00.000Z', last_error = 'x'",
    );
    const { code, stdout } = await run('outbox retry 1');
    expect([code, stdout]).toEqual([0, 'Email 1 is due now; it is sent when mail is set up (SMTP_URL)\n']);
    const [mail] = queryDatabase(dataDir, 'select * from outbox');
    expect(mail).toMatchObject({ status: 'waiting', attempts: 0, first_tried_at: null, last_error: null });
  });

  it.each([
    ['9', 1, 'There is no email 9 in DATA_DIR'],
    ['x', 2, "'x' is not the number of an email, like 5"],
  ])('refuses %s', async (id, exitCode, line) => {
    const { run, dataDir } = makeDataFolder();
    const { code, stderr } = await run(`outbox retry ${id}`);
    expect([code, stderr.replace(dataLabel(dataDir), 'DATA_DIR')]).toEqual([exitCode, `${line}\n`]);
  });
});
