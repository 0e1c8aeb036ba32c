import { setTimeout as pause } from 'node:timers/promises';
import { PassThrough } from 'node:stream';
import { gatheredLog } from './gatheredLog.ts';

const line = (level: number, msg: string) => `{"level":${level},"msg":"${msg}"}\n`;

describe('the log', () => {
  const start = () => {
    const stream = new PassThrough();
    const written: string[] = [];
    stream.on('data', (bytes: Buffer) => written.push(String(bytes)));
    return { log: gatheredLog(stream), written };
  };

  it('writes lines of everyday together', async () => {
    const { log, written } = start();
    log.write(line(30, 'a'));
    log.write(line(30, 'b'));
    expect(written).toEqual([]);
    await pause(100);
    expect(written).toEqual([line(30, 'a') + line(30, 'b')]);
  });

  it('writes a failure at once, behind what came before', () => {
    const { log, written } = start();
    log.write(line(30, 'a'));
    log.write(line(50, 'b'));
    expect(written).toEqual([line(30, 'a') + line(50, 'b')]);
  });

  it('lets no heap of lines grow', () => {
    const { log, written } = start();
    for (let count = 0; count < 1000; count += 1) log.write(line(30, 'x'.repeat(50)));
    expect(written.length).toBeGreaterThan(3);
  });
});
