import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { failureCode } from '../../platform/process/failure.ts';
import type { Config } from '../../platform/settings/config.ts';
import { type Finding, good, note, problem } from './finding.ts';

const TIMEOUT_MS = 5000;
/** systemd's links to the units that start with the machine. */
const ENABLED_UNITS = '/etc/systemd/system/multi-user.target.wants';
const PROCESS_UNIT = /^quillmere(?:@(\d))?\.service$/;
const TIMERS = ['backup', 'backup-check', 'doctor', 'watch'].map((name) => `quillmere-${name}.timer`);

type Environment = Readonly<Record<string, string | undefined>>;

const systemctl = (args: readonly string[], env: Environment): string[] =>
  spawnSync('systemctl', args, { env, encoding: 'utf8', timeout: TIMEOUT_MS })
    .stdout.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The address on which this machine reaches a process that listens on `host`. */
export const reachableHost = (host: string): string => {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
};

const describeReadiness = async (name: string, origin: string): Promise<Finding> => {
  const advice = `journalctl -u ${name} -n 50`;
  try {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status } = (await response.json()) as { status?: string };
    if (response.ok) return good(`${name} answers on ${origin}`);
    if (status === 'checking') return note(`${name} on ${origin} still checks its database`);
    if (status === 'updating') return note(`${name} on ${origin} still brings its database up to date`);
    return problem(`${name} on ${origin} is not ready: ${status ?? response.status}`, advice);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return problem(`${name} does not answer on ${origin} (${failureCode(cause)})`, advice);
  }
};

const checkProcess = async (
  unit: string,
  { host, port, env }: Pick<Config, 'host' | 'port'> & { env: Environment },
): Promise<Finding> => {
  const name = unit.replace('.service', '');
  const [state = 'unknown'] = systemctl(['is-active', unit], env);
  if (state !== 'active')
    return problem(
      `${name} should run, but is ${state}`,
      `systemctl start ${name}; then journalctl -u ${name} -n 50`,
    );
  const number = PROCESS_UNIT.exec(unit)?.[1];
  return describeReadiness(
    name,
    `http://${reachableHost(host)}:${number === undefined ? port : `300${number}`}`,
  );
};

/** This unit runs the doctor: its own failure yesterday is no finding today. */
const OWN_UNIT = 'quillmere-doctor.service';

/** Checks the units of deploy/: failed ones, stopped timers, and every process that should run. */
export const checkServices = async (
  config: Pick<Config, 'host' | 'port'>,
  env: Environment,
  folder = ENABLED_UNITS,
): Promise<Finding[]> => {
  const failed = systemctl(
    ['list-units', '--state=failed', '--plain', '--no-legend', 'quillmere*', 'nginx.service'],
    env,
  )
    .map((line) => line.split(' ')[0] ?? '')
    .filter((unit) => unit !== OWN_UNIT);
  const expected = existsSync(folder) ? readdirSync(folder).filter((name) => PROCESS_UNIT.test(name)) : [];
  const stopped = TIMERS.filter((timer) => systemctl(['is-active', timer], env)[0] !== 'active');
  return [
    ...failed.map((unit) => problem(`The unit ${unit} has failed`, `journalctl -u ${unit} -n 50`)),
    ...stopped.map((timer) => problem(`${timer} does not run`, `systemctl enable --now ${timer}`)),
    ...(expected.length === 0
      ? [problem('No process starts with the machine', 'systemctl enable --now quillmere.service')]
      : await Promise.all(expected.map((unit) => checkProcess(unit, { ...config, env })))),
  ];
};
