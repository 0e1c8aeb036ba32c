import { parse } from 'csv-parse/sync';
import { readFileSync, statSync } from 'node:fs';
import { messageRepository } from '../../src/server/messages/queries/messageRepository.ts';
import { placeOf } from '../support/engine.ts';
import { openDatabase } from '../support/openDatabase.ts';
import { storeApplication } from '../support/application.ts';
import { sampleMessage as message } from '../support/sampleMessage.ts';
import { makeOffice } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';

const HOSTILE = 'Eve\x1b[2J\x9b31m\u202egnp.\rmoc\nreference  FAKE';

type Texts = Partial<Omit<typeof message, 'form'>> & { form?: 'contact' | 'enquiry' };

/** An office with these messages in it, the first one an hour older than the next; gives their references. */
const officeWith = async (...texts: Texts[]) => {
  const office = makeOffice();
  const { db, close } = await openDatabase({ dataDir: office.dataDir });
  const references: string[] = [];
  for (const [index, text] of texts.entries()) {
    const clock = () => new Date(Date.UTC(2026, 10, 20, 10 + index, 35));
    references.push(await messageRepository(db, { clock }).submit({ ...message, ...text }));
  }
  await close();
  return { ...office, references };
};

describe('messages list', () => {
  it('says so when there are none', async () => {
    const office = makeOffice();
    expect((await office.here('messages list')).stdout).toBe(
      `There are no messages yet, in ${placeOf(office.dataDir)}.\n`,
    );
  });

  it('shows the newest first', async () => {
    const { here } = await officeWith({}, { form: 'enquiry', name: 'Alan Turing', subject: 'Quote' });
    const { code, stdout } = await here('messages list');
    expect(code).toBe(0);
    expect(stdout.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['id', 'received (UTC)', 'form', 'name', 'e-mail', 'subject'],
      ['*', '2', '2026-11-20 11:35', 'enquiry', 'Alan Turing', 'grace@example.com', 'Quote'],
      ['*', '1', '2026-11-20 10:35', 'contact', 'Grace Hopper', 'grace@example.com', 'Network audit'],
      [''],
      ['* unread'],
      ['2 messages'],
      [''],
    ]);
  });

  it('gives everything as JSON, which is harmless to look at', async () => {
    const { here, references } = await officeWith({ name: HOSTILE });
    const { stdout } = await here('messages list --json');
    expect(JSON.parse(stdout)).toEqual([
      expect.objectContaining({
        ...message,
        id: 1,
        name: HOSTILE,
        reference: references[0],
        received_at: '2026-11-20T10:35:00.000Z',
      }),
    ]);
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
  });
});

describe('messages show', () => {
  it('tells every field and what became of the mail, by number or by reference', async () => {
    const { here, references } = await officeWith({ form: 'enquiry', enquiry: 'Request a Quote' });
    const shown = await here('messages show 1');
    expect(shown.stdout).toBe((await here(`messages show ${references[0]?.toLowerCase()}`)).stdout);
    const lines = shown.stdout.split('\n').map((line) => line.trim().split(/ {2,}/));
    expect(lines).toEqual(
      expect.arrayContaining([
        ['id', '1'],
        ['reference', references[0]],
        ['received', '2026-11-20 10:35 UTC'],
        ['form', 'enquiry'],
        ['name', 'Grace Hopper'],
        ['e-mail', 'grace@example.com'],
        ['phone', '020 7946 0000'],
        ['subject', 'Network audit'],
        ['looking for', 'Request a Quote'],
        ['mail 1', 'waiting: tried 0 times, next try when mail is set up'],
      ]),
    );
    expect(shown.stdout).toContain('Message\n  Please call me.\n  Any time.\n');
  });

  it('tells of a mail that was sent, and of one that was given up', async () => {
    const { here, dataDir } = await officeWith({});
    changeDatabase(dataDir, "update outbox set status = 'sent', sent_at = '2026-11-21T08:00:00.000Z'");
    expect((await here('messages show 1')).stdout).toContain('sent 2026-11-21 08:00 UTC');
    changeDatabase(
      dataDir,
      "update outbox set status = 'dead', attempts = 20, last_error = '550 No\x1b such user'",
    );
    expect((await here('messages show 1')).stdout).toContain(
      'dead: tried 20 times, last error 550 No\\x1b such user',
    );
  });

  it('spells out what would steer the terminal', async () => {
    const { here } = await officeWith({ name: HOSTILE, message: HOSTILE, subject: HOSTILE });
    for (const words of ['messages list', 'messages show 1']) {
      expect((await here(words)).stdout).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e]/u);
    }
  });

  it.each(['9', 'NOPE'])('refuses %s, which does not exist', async (id) => {
    const { here, dataDir } = makeOffice();
    const { code, stderr } = await here(`messages show ${id}`);
    expect([code, stderr]).toEqual([1, `There is no message ${id}, in ${placeOf(dataDir)}\n`]);
  });
});

describe('the state of a message', () => {
  const idsIn = (stdout: string): number[] => (JSON.parse(stdout) as { id: number }[]).map(({ id }) => id);

  it('is unread, handled and noted, as the list marks and filters it', async () => {
    const { here } = await officeWith({}, { subject: 'Cables' }, { subject: 'Racks' });
    const list = async (words: string) => idsIn((await here(`messages list --json ${words}`)).stdout);
    await here('messages show 1');
    expect(await list('--unread')).toEqual([3, 2]);
    expect((await here('messages status 2 1 handled')).stdout).toBe(
      'Message 2 is handled\nMessage 1 is handled\n',
    );
    // To deal with one is to have read it.
    expect([await list('--unread'), await list('--open')]).toEqual([[3], [3]]);
    expect((await here('messages status 1 handled')).stdout).toBe('Message 1 was already handled\n');
    expect((await here('messages status 1 received')).stdout).toBe('Message 1 is received\n');
    expect(await list('--open')).toEqual([3, 1]);
    await here(['messages', 'note', '1', 'Rang Leeds back']);
    const { stdout } = await here('messages list');
    expect(stdout.split('\n').map((line) => line.slice(0, 6).trim())).toEqual(
      expect.arrayContaining(['*   3', '=   2', '#   1']),
    );
    expect(stdout).toContain('* unread   = handled   # has notes\n3 messages\n');
    expect((await here('messages show 1')).stdout).toMatch(/Note 1 by ada, .*\n {2}Rang Leeds back\n/);
    expect(idsIn((await here(['messages', 'list', '--text', 'leeds audit', '--json'])).stdout)).toEqual([1]);
    expect((await here('audit list --limit 2')).stdout).toMatch(/message\.read[^]*message\.noted/);
  });

  it('is changed of none where one of them is not found, and takes no other word', async () => {
    const { here, dataDir } = await officeWith({});
    const wrong = await here('messages status 1 8 9 handled');
    expect([wrong.code, wrong.stderr]).toEqual([
      1,
      `There is no message 8, in ${placeOf(dataDir)}\nThere is no message 9, in ${placeOf(dataDir)}\nNothing was changed\n`,
    ]);
    expect(idsIn((await here('messages list --open --json')).stdout)).toEqual([1]);
    expect((await here('messages status 1 done')).stderr).toBe(
      'The status must be one of handled, received\n',
    );
  });
});

describe('one application or message for colleagues', () => {
  it('goes into a file of its own, and that is written down', async () => {
    const { here, path, dataDir } = await officeWith({});
    await storeApplication(dataDir);
    for (const [kind, name] of [
      ['messages', 'message.txt'],
      ['applications', 'application.txt'],
    ] as const) {
      const file = path(name);
      expect((await here([kind, 'show', '1', '--out', file])).stdout).toBe(`${file}\n`);
      expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([
        (await here([kind, 'show', '1'])).stdout,
        0o600,
      ]);
    }
    expect((await here('audit list')).stdout).toMatch(/application\.exported[^]*message\.exported/);
  });
});

describe('messages export', () => {
  const typed: Texts[] = [
    { name: 'Zébulon "Zeb" Öztürk, 李', message: 'a,b;c\n"quoted"\r\nline\n\nend' },
    { subject: "it's, fine", message: '' },
  ];

  it('writes a table that reads back as it was typed: UTF-8 with a mark, CRLF', async () => {
    const { here, path, references } = await officeWith(...typed);
    const file = path('messages.csv');
    const { code, stdout } = await here(`messages export --out ${file}`);
    expect([code, stdout]).toEqual([0, `${file}: 2 messages\n`]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString()).toMatch(/^\ufeff"id","reference","received_at",.*"message"\r\n/);
    const rows: unknown = parse(bytes, { columns: true, bom: true, record_delimiter: '\r\n' });
    expect(rows).toEqual(
      [1, 0].map((index) => ({
        ...message,
        ...typed[index],
        id: String(index + 1),
        reference: references[index],
        received_at: `2026-11-20T1${index}:35:00.000Z`,
      })),
    );
  });

  it.each(['=1+1', '+44 20 7946 0000', '-1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|calc', '＝1'])(
    'defuses the formula %p',
    async (text) => {
      const { here } = await officeWith({ name: text, subject: text, message: text, phone: text });
      const { stdout } = await here('messages export --out -');
      const [row]: Record<string, string>[] = parse(stdout, {
        columns: true,
        bom: true,
        record_delimiter: '\r\n',
      });
      for (const field of ['name', 'subject', 'message', 'phone']) expect(row?.[field]).toBe(`'${text}`);
    },
  );

  it('writes to standard output, and tells about it elsewhere', async () => {
    const { staff } = await officeWith({});
    const { stdout, stderr } = await staff('messages export --out -');
    expect(stdout.startsWith('\ufeff"id"')).toBe(true);
    expect(stderr).toBe('standard output: 1 message\n');
  });

  it('leaves an existing file alone, unless it is told to write over it', async () => {
    const { here, file } = await officeWith({});
    const existing = file('messages.csv', 'mine');
    const refusal = await here(`messages export --out ${existing}`);
    expect([refusal.code, refusal.stderr]).toEqual([
      1,
      `${existing} is there already; --force writes over it\n`,
    ]);
    expect(readFileSync(existing, 'utf8')).toBe('mine');
    expect((await here(`messages export --out ${existing} --force`)).code).toBe(0);
  });
});

describe('outbox list', () => {
  it('lists mail with its state, all or of one status', async () => {
    const { here, dataDir } = await officeWith({}, { subject: 'Another' });
    await storeApplication(dataDir, { clock: () => new Date('2026-11-20T12:00:00Z') });
    changeDatabase(
      dataDir,
      "update outbox set status = 'dead', attempts = 20, last_error = '550 No' where id = 1",
    );
    const rows = (text: string) =>
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.trim().split(/ {2,}/));
    const env = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@example.com',
      MAIL_TO: 'b@example.com',
    };
    const held = rows((await here('outbox list')).stdout);
    expect(held.map((cells) => cells[5])).toEqual([
      'next try',
      ...Array<string>(3).fill('when mail is set up'),
      '550 No',
      undefined,
      undefined,
      undefined,
    ]);
    expect(held.at(-2)).toEqual([
      'Mail is not set up (SMTP_URL): nothing is sent, and mail waits until it is.',
    ]);
    expect(rows((await here('outbox list', { env })).stdout)).toEqual([
      ['id', 'status', 'kind', 'to', 'attempts', 'next try', 'last error'],
      ['4', 'waiting', 'receipt', 'grace@example.com', '0', '2026-11-20 12:00 UTC'],
      ['3', 'waiting', 'application', 'staff', '0', '2026-11-20 12:00 UTC'],
      ['2', 'waiting', 'message', 'staff', '0', '2026-11-20 11:35 UTC'],
      ['1', 'dead', 'message', 'staff', '20', '550 No'],
      [''],
      ['4 mails'],
    ]);
    expect(rows((await here('outbox list --status dead')).stdout)).toHaveLength(4);
    expect((await here('outbox list --status sent')).stdout).toBe(
      `There is no mail that is sent, in ${placeOf(dataDir)}.\n`,
    );
    const json = JSON.parse((await here('outbox list --status dead --json')).stdout) as unknown;
    expect(json).toMatchObject([{ id: 1, status: 'dead', last_error: '550 No', recipient: null }]);
  });

  it('refuses another status', async () => {
    const { code, stderr } = await makeOffice().here('outbox list --status gone');
    expect([code, stderr]).toEqual([
      2,
      '--status must be waiting, sent or dead; see ./staff outbox list --help\n',
    ]);
  });
});

describe('outbox retry', () => {
  it('makes a dead mail due now, and notes who asked for it', async () => {
    const { here, dataDir } = await officeWith({});
    changeDatabase(
      dataDir,
      "update outbox set status = 'dead', attempts = 20, first_tried_at = '2026-11-20T10:35:00.000Z', last_error = 'x'",
    );
    const { code, stdout } = await here('outbox retry 1');
    expect([code, stdout]).toEqual([0, 'Mail 1 is due now; it leaves when mail is set up (SMTP_URL)\n']);
    const [mail] = JSON.parse((await here('outbox list --json')).stdout) as Record<string, unknown>[];
    expect(mail).toMatchObject({ status: 'waiting', attempts: 0, first_tried_at: null, last_error: null });
  });

  it.each([
    ['9', 1, 'There is no mail 9, in DATA_DIR'],
    ['x', 2, "'x' is not the number of a mail, like 5"],
  ])('refuses %s', async (id, exitCode, line) => {
    const { here, dataDir } = makeOffice();
    const { code, stderr } = await here(`outbox retry ${id}`);
    expect([code, stderr.replace(placeOf(dataDir), 'DATA_DIR')]).toEqual([exitCode, `${line}\n`]);
  });
});
