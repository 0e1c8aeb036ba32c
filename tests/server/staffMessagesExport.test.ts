import { parse } from 'csv-parse/sync';
import { readFileSync, statSync } from 'node:fs';
import { sampleMessage as message } from '../support/sampleMessage.ts';
import { officeWithMessages, type Texts } from './officeWithMessages.ts';

describe('messages export', () => {
  const typed: Texts[] = [
    { name: 'Zébulon "Zeb" Öztürk, 李', message: 'a,b;c\n"quoted"\r\nline\n\nend' },
    { subject: "it's, fine", message: '' },
  ];

  it('writes a table that reads back as it was typed: UTF-8 with a mark, CRLF', async () => {
    const { here, path, references } = await officeWithMessages(...typed);
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
      const { here } = await officeWithMessages({ name: text, subject: text, message: text, phone: text });
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
    const { staff } = await officeWithMessages({});
    const { stdout, stderr } = await staff('messages export --out -');
    expect(stdout.startsWith('\ufeff"id"')).toBe(true);
    expect(stderr).toBe('standard output: 1 message\n');
  });

  it('leaves an existing file alone, unless it is told to write over it', async () => {
    const { here, file } = await officeWithMessages({});
    const existing = file('messages.csv', 'mine');
    const refusal = await here(`messages export --out ${existing}`);
    expect([refusal.code, refusal.stderr]).toEqual([
      1,
      `${existing} exists already; --force writes over it\n`,
    ]);
    expect(readFileSync(existing, 'utf8')).toBe('mine');
    expect((await here(`messages export --out ${existing} --force`)).code).toBe(0);
  });
});
