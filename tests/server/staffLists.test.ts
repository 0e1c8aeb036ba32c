import { readdirSync, readFileSync } from 'node:fs';
import { messageRepository } from '../../src/server/messages/queries/messageRepository.ts';
import { placeOf } from '../support/engine.ts';
import { openDatabase } from '../support/openDatabase.ts';
import { storeApplication } from '../support/application.ts';
import { sampleMessage } from '../support/sampleMessage.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import { makeOffice } from '../support/staff.ts';

const names = ['Grace Hopper', 'ada Lovelace', 'Tim\u200f Berners\x1b[2J'];

const busyOffice = async () => {
  const office = makeOffice();
  const references: string[] = [];
  for (const [index, name] of names.entries()) {
    const clock = () => new Date(`2026-11-2${index}T10:00:00Z`);
    const openingId = index === 0 ? {} : { openingId: 1 };
    references.push(
      (await storeApplication(office.dataDir, { clock, text: { name }, ...openingId })).reference,
    );
  }
  return { ...office, references };
};

const storeMessages = async (dataDir: string): Promise<void> => {
  const { db, close } = await openDatabase({ dataDir });
  for (const subject of ['Network audit', 'Cables'])
    await messageRepository(db).submit({ ...sampleMessage, subject });
  await close();
};

const namesIn = (stdout: string): string[] =>
  (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);

describe('a list', () => {
  it('is cut into pages, and says how many there are', async () => {
    const { here } = await busyOffice();
    expect((await here('applications list')).stdout).toMatch(/\n\n\* unread( .*)?\n3 applications\n$/);
    expect((await here('applications list --limit 2')).stdout).toMatch(
      /\n1 to 2 of 3 applications; the next ones: --page 2\n$/,
    );
    const second = await here('applications list --limit 2 --page 2');
    expect(second.stdout).toMatch(/\n3 to 3 of 3 applications\n$/);
    expect(second.stdout).toContain('Grace Hopper');
    expect((await here('applications list --page 9')).stdout).toBe(
      'There is nothing on this page: 3 applications in all\n',
    );
  });

  it('is sorted, whatever the letter case, both ways', async () => {
    const { here } = await busyOffice();
    const sorted = await here('applications list --json --sort name');
    expect(namesIn(sorted.stdout)).toEqual(['ada Lovelace', 'Grace Hopper', names[2]]);
    const turned = await here('applications list --json --sort no:desc --limit 1');
    expect(namesIn(turned.stdout)).toEqual([names[2]]);
  });

  it('shows the fields that are asked for, in each format', async () => {
    const { here, references } = await busyOffice();
    const line = 'applications list --fields reference,phone --sort no --limit 1';
    expect((await here(line)).stdout).toMatch(
      new RegExp(`^reference +phone\n${references[0] ?? ''}  020 7946 0000\n`),
    );
    expect(JSON.parse((await here(`${line} --format json`)).stdout)).toEqual([
      { reference: references[0], phone: '020 7946 0000' },
    ]);
    expect((await here(`${line} --format csv`)).stdout).toBe(
      `\ufeff"reference","phone"\r\n"${references[0] ?? ''}","020 7946 0000"\r\n`,
    );
  });

  it('goes into a file by its ending, without what steers a spreadsheet, and that is written down', async () => {
    const { here, path } = await busyOffice();
    const file = path('people.csv');
    expect((await here(`applications list --out ${file} --fields name`)).stdout).toBe(
      `${file}: 3 applications\n`,
    );
    expect(readFileSync(file, 'utf8')).toBe(
      '\ufeff"name"\r\n"Tim Berners[2J"\r\n"ada Lovelace"\r\n"Grace Hopper"\r\n',
    );
    expect((await here('audit list --limit 3')).stdout.match(/application\.exported/g)).toHaveLength(3);
    expect((await here(`applications list --out ${file}`)).code).toBe(1);
  });

  it.each(['openings list --format csv --out -', 'openings template --out -'])(
    'and the like goes to the output where that is named by a hyphen: %s',
    async (command) => {
      const { here } = makeOffice();
      const current = freshDir();
      const plain = await here(command.replace(' --out -', ''), { surroundings: { current } });
      const named = await here(command, { surroundings: { current } });
      expect(named.stdout).toBe(plain.stdout);
      expect(readdirSync(current)).toEqual([]);
    },
  );

  it.each([
    ['openings list --sort titel', "--sort: there is no field 'titel'; did you mean title?"],
    ['messages list --fields nothingatall', '--fields: the fields are marks, id, '],
    ['outbox list --limit 0', '--limit must be a whole number from 1'],
    ['audit list --format xml', '--format must be table, json, csv'],
    ['openings list --sort id:down', '--sort must be FIELD, FIELD:asc or FIELD:desc'],
  ])("refuses '%s'", async (line, said) => {
    const { code, stderr } = await makeOffice().here(line);
    expect([code, stderr]).toEqual([2, expect.stringContaining(said)]);
  });

  it('takes every option, whatever it lists', async () => {
    const { here, dataDir, path } = await busyOffice();
    await storeMessages(dataDir);
    await here('openings close 1');
    const lists: [line: string, field: string, rows: number][] = [
      ['audit list', 'when', queryDatabase(dataDir, 'select id from audit').length],
      ['openings list', 'id', 1],
      ['openings history 1', 'version', 1],
      ['applications list', 'no', 3],
      ['messages list', 'id', 2],
      ['outbox list', 'id', 8],
    ];
    for (const [line, field, rows] of lists) {
      const json = async (words: string) =>
        JSON.parse((await here(`${line} --format json --fields ${field} ${words}`)).stdout) as Record<
          string,
          string | number
        >[];
      const all = await json(`--sort ${field}`);
      const values = all.map((row) => row[field]);
      expect([line, all.length]).toEqual([line, rows]);
      expect([line, await json(`--sort ${field} --limit 1 --page ${rows}`)]).toEqual([line, all.slice(-1)]);
      const turned = (await json(`--sort ${field}:desc`)).map((row) => row[field]);
      expect([line, new Set(turned), turned[0]]).toEqual([line, new Set(values), values.at(-1)]);
      const table = await here(`${line} --fields ${field}`);
      expect([line, table.stdout]).toEqual([
        line,
        expect.stringMatching(new RegExp(`\n${rows} [a-z]+\n$`)) as string,
      ]);
      const csv = await here(`${line} --format csv --fields ${field}`);
      expect([line, csv.stdout.split('\r\n').length]).toEqual([line, rows + 2]);
      const file = path(`${line.replaceAll(' ', '-')}.json`);
      expect((await here([...line.split(' '), '--fields', field, '--sort', field, '--out', file])).code).toBe(
        0,
      );
      expect([line, JSON.parse(readFileSync(file, 'utf8'))]).toEqual([line, all]);
    }
  });

  it('of mails has local time for the next try, too', async () => {
    const { here } = await busyOffice();
    const env = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' };
    const { stdout } = await here('outbox list --limit 1 --fields next_try_here --json', { env });
    expect(JSON.parse(stdout)).toEqual([{ next_try_here: expect.stringMatching(/\d\d:\d\d$/) as string }]);
  });

  it('says local time beside UTC where that is another one', async () => {
    const { staff } = await busyOffice();
    const there = await staff('applications list --sort no', { env: { TZ: 'Asia/Tokyo' } });
    expect(there.stdout).toMatch(/received \(UTC\) +here .*\n.* 2026-11-20 10:00 +19:00 /);
    expect((await staff('applications list', { env: { TZ: 'UTC' } })).stdout).not.toContain('here');
    const shown = await staff('applications show 1', { env: { TZ: 'America/Los_Angeles' } });
    expect(shown.stdout).toMatch(/received +2026-11-20 10:00 UTC, 02:00 here\n/);
    const opening = await staff('openings show 1', { env: { TZ: 'Asia/Tokyo' } });
    expect(opening.stdout).toMatch(/posted +\S+ \S+ UTC, \S.* here\n/);
  });
});

describe('an application', () => {
  it('is named by its number, or by a part of its reference as it is read out', async () => {
    const { here, references, dataDir } = await busyOffice();
    const [reference = ''] = references;
    for (const words of ['1', reference.toLowerCase(), reference.replaceAll('-', ''), reference.slice(-11)])
      expect((await here(['applications', 'show', words])).stdout).toContain(reference);
    const { code, stderr } = await here('applications show 9');
    expect([code, stderr]).toEqual([1, `There is no application 9, in ${placeOf(dataDir)}\n`]);
  });

  it('gets a status with others at once, and goes back to received', async () => {
    const { here, references, dataDir } = await busyOffice();
    const [one, two, three] = references;
    expect((await here(`applications status 1 ${two ?? ''} 3 declined`)).stdout).toBe(
      [one, two, three].map((reference) => `Application ${reference ?? ''} is declined\n`).join(''),
    );
    expect((await here('applications status 1 received')).stdout).toBe(
      `Application ${one ?? ''} is received\n`,
    );
    const wrong = await here('applications status 2 8 9 invited');
    expect([wrong.code, wrong.stderr]).toEqual([
      1,
      `There is no application 8, in ${placeOf(dataDir)}\nThere is no application 9, in ${placeOf(dataDir)}\nNothing was changed\n`,
    ]);
    expect(namesIn((await here('applications list --status declined --json')).stdout)).toHaveLength(2);
  });

  it('is found by what staff noted about it', async () => {
    const { here } = await busyOffice();
    await here(['applications', 'note', '2', 'Rang on Tuesday']);
    expect(
      namesIn((await here(['applications', 'list', '--text', 'lovelace tuesday', '--json'])).stdout),
    ).toEqual(['ada Lovelace']);
  });
});
