import { type ChildProcess, spawn } from 'node:child_process';
import { failureCode } from '../platform/process/failure.ts';
import type { ScanSettings } from '../platform/settings/scanSettings.ts';

/** `reason` says why there is no verdict. It never contains the scanner's output. */
type ScanOutcome = { verdict: 'clean' } | { verdict: 'refused' } | { verdict: 'not scanned'; reason: string };

const TIMEOUT_MS = 10_000;

/** Kills the scanner and its child processes. */
const killGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
};

const toOutcome = (code: number | null, signal: NodeJS.Signals | null): ScanOutcome => {
  if (code === 0) return { verdict: 'clean' };
  if (code === 1) return { verdict: 'refused' };
  return { verdict: 'not scanned', reason: signal ?? `exit code ${code ?? 'unknown'}` };
};

/**
 * Sends a file to the standard input of the operator's scanner. Exit code 0 means clean and 1 refused; any other code, or
 * none within ten seconds, means not scanned. The command runs without a shell, and its output is ignored.
 */
export const scanResume = (
  bytes: Uint8Array,
  { command, env }: ScanSettings,
  timeoutMs = TIMEOUT_MS,
): Promise<ScanOutcome> =>
  new Promise((resolve) => {
    const [program, ...args] = command;
    if (program === undefined) return resolve({ verdict: 'not scanned', reason: 'SCAN_COMMAND is not set' });
    const child = spawn(program, args, {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { ...env },
      detached: true,
      shell: false,
    });
    const settle = (outcome: ScanOutcome): void => {
      clearTimeout(timer);
      resolve(outcome);
    };
    const timer = setTimeout(() => {
      killGroup(child);
      settle({ verdict: 'not scanned', reason: `no verdict within ${timeoutMs / 1000} s` });
    }, timeoutMs);
    child.once('error', (error) => settle({ verdict: 'not scanned', reason: failureCode(error) }));
    child.once('exit', (code, signal) => settle(toOutcome(code, signal)));
    // The scanner may close its input before it has read the complete file.
    child.stdin.on('error', () => undefined).end(bytes);
  });
