import { placeOf } from '../support/engine.ts';
import { officeWithMessages } from './officeWithMessages.ts';

describe('the state of a message', () => {
  const idsIn = (stdout: string): number[] => (JSON.parse(stdout) as { id: number }[]).map(({ id }) => id);

  it('is unread, handled and noted, as the list marks and filters it', async () => {
    const { here } = await officeWithMessages({}, { subject: 'Cables' }, { subject: 'Racks' });
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
    const { here, dataDir } = await officeWithMessages({});
    const wrong = await here('messages status 1 8 9 handled');
    expect([wrong.code, wrong.stderr]).toEqual([1, `There is no message 8, in ${placeOf(dataDir)}\n`]);
    expect(idsIn((await here('messages list --open --json')).stdout)).toEqual([1]);
    expect((await here('messages status 1 done')).stderr).toBe(
      'Name messages and a status, one of handled, received\n',
    );
  });
});
