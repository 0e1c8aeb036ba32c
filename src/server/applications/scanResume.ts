import { type ChildProcess, spawn } from 'node:child_process';
import { failureCode } from '../platform/process/failure.ts';
import type { ScanSettings } from '../platform/settings/scanSettings.ts';

/** `reason`: why there is no verdict, without a word of the scanner's. */
type ScanOutcome = { verdict: 'clean' } | { verdict: 'refused' } | { verdict: 'not scanned'; reason: string };

/** An applicant waits for it. */
const TIMEOUT_MS = 10_000;

/** With all that it has started. */
const killGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
};

const outcomeOf = (code: number | null, signal: NodeJS.Signals | null): ScanOutcome => {
  if (code === 0) return { verdict: 'clean' };
  if (code === 1) return { verdict: 'refused' };
  return { verdict: 'not scanned', reason: signal ?? `exit code ${code ?? 'unknown'}` };
};

/**
 * Gives a file to the operator's scanner on its standard input. Exit code 0 means clean and 1 refused; anything else, or
 * no end within ten seconds, is no verdict. No shell reads the command; what the scanner prints is ignored.
 */
export const scanResume = (
  bytes: Uint8Array,
  { command, env }: ScanSettings,
  timeoutMs = TIMEOUT_MS,
): Promise<ScanOutcome> =>
  new Promise((resolve) => {
    const [program, ...words] = command;
    if (program === undefined) return resolve({ verdict: 'not scanned', reason: 'SCAN_COMMAND is not set' });
    const child = spawn(program, words, {
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
    child.once('exit', (code, signal) => settle(outcomeOf(code, signal)));
    // A scanner need not read to the end.
    child.stdin.on('error', () => undefined).end(bytes);
  });
