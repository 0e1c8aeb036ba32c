import { spawn, type ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import type { ScanVerdict } from '../../platform/database/applicationTables.ts';
import type { ScanSettings } from '../../platform/settings/scanSettings.ts';

/** No verdict came; `code` says why, for staff and the log, without a word of the scanner's. */
export class ScanFailure extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface Scanning extends ScanSettings {
  /** Loading the signatures of a scanner that does not stay in memory takes half a minute. */
  timeoutMs: number;
  signal: AbortSignal;
}

const VERDICTS: Readonly<Record<number, ScanVerdict>> = { 0: 'clean', 1: 'refused' };
/** As the last word: the scanner reads its standard input. */
const FROM_INPUT = '-';

/** With all that it has started, which would keep the file open. */
const endGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
};

const verdictOf = (child: ChildProcess, { timeoutMs, signal }: Scanning): Promise<ScanVerdict> =>
  new Promise((resolve, reject) => {
    const give = (code: string) => () => {
      endGroup(child);
      reject(new ScanFailure(code));
    };
    const leave = give('ended with the server');
    const timer = setTimeout(give(`no verdict within ${timeoutMs / 1000} s`), timeoutMs).unref();
    signal.addEventListener('abort', leave, { once: true });
    const settle = (act: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      act();
    };
    child.once('error', (error: NodeJS.ErrnoException) =>
      settle(() => reject(new ScanFailure(error.code ?? error.name))),
    );
    child.once('exit', (code, ended) =>
      settle(() => {
        const verdict = VERDICTS[code ?? -1];
        if (verdict) resolve(verdict);
        else reject(new ScanFailure(ended === null ? `exit code ${code ?? 'unknown'}` : ended));
      }),
    );
  });

/**
 * Asks the scanner about a file: its exit code is the verdict, what it prints is nobody's business (docs/requirements.md,
 * SCAN-2). Without a shell, in a group of its own, and not for ever. Throws a ScanFailure where there is no verdict.
 */
export const runScanner = async (file: string, scanning: Scanning): Promise<ScanVerdict> => {
  const [program = '', ...words] = scanning.command;
  const isFromInput = words.at(-1) === FROM_INPUT;
  const input = isFromInput ? await open(file, 'r') : undefined;
  try {
    const child = spawn(program, isFromInput ? words : [...words, file], {
      stdio: [input?.fd ?? 'ignore', 'ignore', 'ignore'],
      env: { ...scanning.env },
      detached: true,
      shell: false,
    });
    return await verdictOf(child, scanning);
  } finally {
    await input?.close();
  }
};
