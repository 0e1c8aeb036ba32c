import { readConfig } from './config.ts';
import { splitCommand } from './scanSettings.ts';

describe('SCAN_COMMAND', () => {
  it.each([
    ['clamdscan --fdpass --no-summary', ['clamdscan', '--fdpass', '--no-summary']],
    ['  "/opt/My Scanner/scan"   -x\t', ['/opt/My Scanner/scan', '-x']],
    [`scan 'a "b"' --name="c d" ''`, ['scan', 'a "b"', '--name=c d', '']],
    ['scan $HOME `id` > /tmp/x ; rm', ['scan', '$HOME', '`id`', '>', '/tmp/x', ';', 'rm']],
    ['', []],
  ])('%j is split at blanks outside quotes only', (line, args) => {
    expect(splitCommand(line)).toEqual(args);
  });

  it.each([`scan 'a`, `scan a"`, `'a' "b' c`])('%j is refused with one line', (line) => {
    expect(splitCommand(line)).toBeUndefined();
    expect(() => readConfig({ SCAN_COMMAND: line })).toThrow('but must close every quote that it opens');
  });

  it('gets none of the server’s settings', () => {
    const env = {
      PATH: '/bin',
      SMTP_URL: 'smtp://a:secret@b',
      MAIL_FROM: 'a@b.example',
      MAIL_TO: 'a@b.example',
    };
    expect(readConfig({ ...env, SCAN_COMMAND: 'scan' }).scan.env).toEqual({ PATH: '/bin' });
  });
});
