import { readableLine } from './gatheredLog.ts';

it('a line of the log is readable: when, how bad, what, and the facts', () => {
  const line = { level: 40, time: Date.UTC(2026, 10, 20, 10), reqId: 'a-1', code: 'not sent', msg: 'mail' };
  expect(readableLine(`${JSON.stringify(line)}\n`)).toBe(
    '2026-11-20T10:00:00.000Z WARN mail reqId=a-1 code="not sent"\n',
  );
});

it('what is no line of the log stays as it is', () => {
  expect(readableLine('Error: out of memory\n')).toBe('Error: out of memory\n');
});
