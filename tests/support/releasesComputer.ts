import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BareMachine, Ran } from './bareMachine.ts';
import { freshDir } from './server.ts';

/** The computer of whoever releases, in a copy of the project; `scp` copies into the machine's root. */
export const onComputer = (
  text: string,
  { project, machine }: { project: string; machine: BareMachine },
): Ran => {
  const bin = freshDir();
  writeFileSync(
    join(bin, 'scp'),
    `#!/bin/bash\nfor last; do :; done\ninto="${machine.root}/\${last#*:}"\nmkdir -p "$into"\ncp "\${@:1:$#-1}" "$into"\n`,
    { mode: 0o755 },
  );
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', text], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: `${bin}:${process.env['PATH']}`, HOME: freshDir() },
  });
  return { status, output: stdout + stderr };
};
