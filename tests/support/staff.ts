import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freshDir } from './server.ts';

export interface StaffResult {
  code: number | null;
  stdout: string;
  stderr: string;
  bytes: Buffer;
}

export interface StaffRun {
  dataDir: string;
  input?: string | Buffer;
  env?: Record<string, string>;
}

/** Starts the real program. Only these settings reach it: jest's own FORCE_COLOR does not. */
export const spawnStaff = (words: readonly string[], { dataDir, env = {} }: StaffRun): ChildProcess =>
  spawn(process.execPath, [resolve('src/server/staff.ts'), ...words], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, USER: 'ada', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });

/** Runs the real program to its end. */
export const runProgram = async (words: readonly string[], run: StaffRun): Promise<StaffResult> => {
  const child = spawnStaff(words, run);
  const out: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
  // A program that refuses early does not read what is sent.
  child.stdin?.on('error', () => undefined).end(run.input ?? '');
  await once(child, 'close');
  const bytes = Buffer.concat(out);
  return { code: child.exitCode, stdout: bytes.toString(), stderr: Buffer.concat(errors).toString(), bytes };
};

/** A data folder of its own, and the program on it; words are written as one line, cut at blanks. */
export const makeOffice = () => {
  const dataDir = freshDir();
  const files = freshDir();
  return {
    dataDir,
    staff: (line: string, run: Omit<StaffRun, 'dataDir'> = {}) =>
      runProgram(line === '' ? [] : line.split(' '), { dataDir, ...run }),
    path: (name: string) => join(files, name),
    /** Writes a file and gives its path. */
    file: (name: string, content: string | Buffer): string => {
      writeFileSync(join(files, name), content);
      return join(files, name);
    },
  };
};

/** An opening file as somebody would write it. */
export const openingFile = ({
  title = 'Network Engineer',
  requirements = ['Patience', 'A driving licence'],
} = {}) =>
  `---
job_title: ${title}
company_name: Quillmere IT Services
location: London
---

You mend networks.

## Requirements

${requirements.map((text) => `- ${text}`).join('\n')}
`;
