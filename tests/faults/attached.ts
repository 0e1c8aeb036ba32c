import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

const threadsOf = (pid: number): string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
};

const isTraced = (pid: number, thread: string): boolean => {
  try {
    return !/^TracerPid:\s0$/m.test(readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8'));
  } catch {
    // The thread is over.
    return true;
  }
};

const PATIENCE_MS = 10_000;
const GRACE_MS = 500;

/** Puts a running program under `strace` with all its threads; gives what takes it off again. */
export const attach = async (pid: number, [program = '', ...words]: readonly string[]) => {
  const tracer = spawn(program, [...words, '-p', String(pid)], { stdio: 'ignore' });
  const ended = once(tracer, 'close');
  const deadline = performance.now() + PATIENCE_MS;
  while (!threadsOf(pid).every((thread) => isTraced(pid, thread))) {
    if (performance.now() > deadline) throw new Error('strace did not take hold of the server');
    await new Promise((done) => setTimeout(done, 5));
  }
  return {
    // SIGINT lets it write down its last lines; where a thread was killed with the program it may wait for ever.
    detach: async () => {
      tracer.kill('SIGINT');
      const timer = setTimeout(() => tracer.kill('SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
};
