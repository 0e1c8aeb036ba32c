import { readFileSync, statSync } from 'node:fs';
import { placeOf } from '../support/engine.ts';
import { storeApplication } from '../support/application.ts';
import { sampleMessage as message } from '../support/sampleMessage.ts';
import { makeOffice } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';
import { officeWithMessages } from './officeWithMessages.ts';

const HOSTILE = 'Eve\x1b[2J\x9b31m\u202egnp.\rmoc\nreference  FAKE';

describe('messages list', () => {
  it('says so when there are none', async () => {
    const office = makeOffice();
    expect((await office.here('messages list')).stdout).toBe(
      `There are no messages yet, in ${placeOf(office.dataDir)}.\n`,
    );
  });

  it('shows the newest first', async () => {
    const { here } = await officeWithMessages({}, { form: 'enquiry', name: 'Alan Turing', subject: 'Quote' });
    const { code, stdout } = await here('messages list');
    expect(code).toBe(0);
    expect(stdout.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['id', 'received (UTC)', 'form', 'name', 'email', 'subject'],
      ['*', '2', '2026-11-20 11:35', 'enquiry', 'Alan Turing', 'grace@example.com', 'Quote'],
      ['*', '1', '2026-11-20 10:35', 'contact', 'Grace Hopper', 'grace@example.com', 'Network audit'],
      [''],
      ['* unread'],
      ['2 messages'],
      [''],
    ]);
  });

  it('gives everything as JSON, which is harmless to look at', async () => {
    const { here, references } = await officeWithMessages({ name: HOSTILE });
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
    const { here, references } = await officeWithMessages({ form: 'enquiry', enquiry: 'Request a Quote' });
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
        ['email', 'grace@example.com'],
        ['phone', '020 7946 0000'],
        ['subject', 'Network audit'],
        ['looking for', 'Request a Quote'],
        ['mail 1', 'waiting: tried 0 times, next try when mail is set up'],
      ]),
    );
    expect(shown.stdout).toContain('Message\n  Please call me.\n  Any time.\n');
  });

  it('tells of a mail that was sent, and of one that was given up', async () => {
    const { here, dataDir } = await officeWithMessages({});
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
    const { here } = await officeWithMessages({ name: HOSTILE, message: HOSTILE, subject: HOSTILE });
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

describe('one application or message for colleagues', () => {
  it('goes into a file of its own, and that is written down', async () => {
    const { here, path, dataDir } = await officeWithMessages({});
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
