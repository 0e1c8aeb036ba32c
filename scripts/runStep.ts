import { spawn } from 'node:child_process';

export interface StepResult {
  isFine: boolean;
  output: string;
}

/** Runs one command; its output comes when it ends, so that two may run side by side and stay readable. */
export const runStep = (name: string, command: string, args: string[], env = {}): Promise<StepResult> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (code) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`\n== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n${output.trim()}`);
      resolve({ isFine: code === 0, output });
    });
  });
