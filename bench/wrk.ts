import { spawnSync } from 'node:child_process';

/** The encodings that browsers accept over TLS. */
export const ACCEPT_ENCODING = 'br, gzip';

export interface Rate {
  perSecond: number;
  p99: number;
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Converts a time in wrk's format to milliseconds. */
const toMs = (text = '', unit = ''): number => Number(text) * (UNITS[unit] ?? Number.NaN);

/** Requests one URL with wrk for some seconds. Throws if a response is not a success. */
export const measureRate = (
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Rate => {
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}`,
    '--latency',
    '-H',
    `accept-encoding: ${ACCEPT_ENCODING}`,
    url,
  ];
  const { stdout, status } = spawnSync('wrk', args, { encoding: 'utf8' });
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  if (status !== 0 || rate === undefined || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${url}: ${stdout}`);
  return { perSecond: Number(rate), p99: toMs(p99, unit) };
};
