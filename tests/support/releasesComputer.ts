import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BareMachine, Ran } from './bareMachine.ts';
import { freshDir } from './server.ts';

/** The computer of whoever releases, in a copy of the project; `ssh` makes folders in the machine's root, `scp` copies into them. */
export const onComputer = (
  text: string,
  { project, machine }: { project: string; machine: BareMachine },
): Ran => {
  const bin = freshDir();
  writeFileSync(
    join(bin, 'scp'),
    `#!/bin/bash\nfor last; do :; done\ninto="${machine.root}/\${last#*:}"\ncp "\${@:1:$#-1}" "$into"\n`,
    { mode: 0o755 },
  );
  writeFileSync(join(bin, 'ssh'), `#!/bin/bash\n[ "$2 $3" = 'mkdir -p' ] && mkdir -p "${machine.root}$4"\n`, {
    mode: 0o755,
  });
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', text], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: `${bin}:${process.env['PATH']}`, HOME: freshDir() },
  });
  return { status, output: stdout + stderr };
};
