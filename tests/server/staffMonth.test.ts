import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir, startServer, type TestServer } from '../support/server.ts';
import { dataDirOfOffice, runHere, surroundingsOfTests } from '../support/staff.ts';
import { applicationWith, post, uploadedName } from './apply.ts';
import { ids, messageWith } from './message.ts';
import { asJson } from './messageWays.ts';

interface Step {
  title: string;
  commands: string[];
  /** What the person types; undefined: nobody is asked. */
  typed: string[] | undefined;
  /** What is seen, line by line. */
  seen: string[];
}

/** The template, as somebody would fill it in. */
const filledOpening = `---
job_title: Network Engineer
company_name: Quillmere IT Services
location: London
department: Networks
employment_type: Full time
workplace: Hybrid
salary_range: £48,000 to £55,000 a year
start: as soon as possible
closing_date: 31/03/${new Date().getUTCFullYear() + 3}
---

You mend networks.

## Requirements

- Patience
- A driving licence
`;

const PART = /^```(sh|input|text)\n([^]*?)^```$|^#+ (.*)$/gm;

/** The steps of a guide: under each heading commands, then perhaps what is typed, then what is seen. */
const stepsOf = (guide: string): Step[] => {
  const steps: Step[] = [];
  let title = '';
  for (const [, kind, content = '', heading] of guide.matchAll(PART)) {
    const lines = content.trimEnd().split('\n');
    title = heading ?? title;
    if (kind === 'sh') steps.push({ title, commands: lines, typed: undefined, seen: [] });
    const step = steps.at(-1);
    if (step && kind === 'input') step.typed = lines;
    if (step && kind === 'text') step.seen = lines;
  }
  return steps;
};

const steps = stepsOf(readFileSync('docs/staff.md', 'utf8'));

/** Words as a shell takes them apart. */
const wordsOf = (command: string): string[] =>
  [...command.replace(/^\.\/staff /, '').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );

/** Times, sums and sizes are other ones each time. */
const withoutChance = (line: string): string =>
  line
    .replace(/\d{4}-\d\d-\d\d/g, 'DAY')
    .replace(/\d\d:\d\d(?= )/g, 'TIME')
    .replace(/[\d.]+ (MB|kB|bytes)/g, 'SIZE')
    .replace(/(audit|SQLite|Node|Program|openings|outbox) [\d.]+/g, '$1 NUMBER')
    .replace(/@@ .* @@/, '@@')
    .replace(/(preview=|SHA-256 )[\w-]+/, '$1CODE')
    .replace(/\s+/g, ' ')
    .trim();

/** Asserts that the lines were seen in this order; `…` stands for any others. */
const expectSeen = (output: string, seen: readonly string[]): void => {
  const left = output.split('\n').map(withoutChance);
  let maySkip = true;
  for (const line of seen) {
    if (line === '…') {
      maySkip = true;
      continue;
    }
    const wanted = withoutChance(line);
    const found = maySkip ? left.indexOf(wanted) : left.findIndex((each) => each !== '' || wanted === '');
    expect({ line: left[found] ?? '(nothing)', of: output }).toEqual({ line: wanted, of: output });
    left.splice(0, found + 1);
    maySkip = false;
  }
};

describe('docs/staff.md', () => {
  let server: TestServer;
  const folder = freshDir();
  const references = new Map<string, string>();

  /** Between the guide's references and those of this run; its year is always to come. */
  const translate = (text: string): string => {
    const named = [...references].reduce((sum, [written, real]) => sum.replaceAll(written, real), text);
    return named
      .replaceAll('/srv/site/data', server.dataDir)
      .replaceAll(/\/home\/ada|~(?=\/)/g, folder)
      .replaceAll('2030-', `${new Date().getUTCFullYear() + 3}-`);
  };

  const apply = async (name: string, email: string, otherinformation: string): Promise<string> => {
    const resumefile = await uploadedName(server, '5');
    const fields = { resumefile, job_id: 5, job_role: 'Network Engineer', name, email, otherinformation };
    return String((await post(server, '/career-form.php', applicationWith(fields))).json['reference']);
  };

  /** What happens in the world outside before a section. */
  const before: Readonly<Record<string, () => Promise<unknown>>> = {
    '4 Read what came in': async () => {
      references.set('7K3QF-0B9XT-M2WZE-H48RD', await apply('Grace Hopper', 'grace@example.com', ''));
      references.set(
        '2M4ZD-9Q1RT-0KX7B-E5WHN',
        await apply('Ada Lovelace', 'ada@example.com', 'Cables, in Leeds.'),
      );
      await asJson(server, ids, messageWith({ from_email: 'grace@example.com' }));
      const { stdout } = await runHere(['messages', 'list', '--json'], server.dataDir);
      const [message] = JSON.parse(stdout) as { reference: string }[];
      references.set('9T2HV-6W0EB-4RJ8K-Z1NXD', message?.reference ?? '');
    },
    '2 Write an opening and publish it': async () => {
      writeFileSync(join(folder, 'job-filled.md'), filledOpening);
    },
    '3 Correct it': async () => {
      const { stdout } = await runHere(['openings', 'show', '5', '--file'], server.dataDir);
      writeFileSync(join(folder, 'changed.md'), stdout.replace('location: London', 'location: Leeds'));
    },
    Restore: () => server.stop(),
  };

  /** In a folder of their own; with somebody who answers where the guide says what they type. */
  const run = async (command: string, answers: string[] | undefined): Promise<string> => {
    const { code, stdout, stderr } = await runHere(wordsOf(command), server.dataDir, {
      ...(answers && { answers }),
      surroundings: { ...surroundingsOfTests(), current: folder },
    });
    expect([command, code, stderr]).toEqual([command, 0, '']);
    return stdout;
  };

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it.each<[string, string[]]>([
    ['./staff', []],
    ['npm', ['run', '--silent', 'staff', '--']],
    ['npx', ['--no', 'staff']],
  ])('calls the commands by %s', (program, before) => {
    const words = [...before, 'openings', 'list', '--open', '--json'];
    const env = { PATH: process.env['PATH'] ?? '', HOME: freshDir(), DATA_DIR: dataDirOfOffice() };
    const { stdout, status } = spawnSync(program, words, {
      encoding: 'utf8',
      env,
    });
    expect([status, stdout]).toEqual([0, '[]\n']);
  });

  // In the guide's order, one after the other: a month.
  it.each(steps.map((step, index) => [`${step.title}: ${step.commands[0] ?? ''}`, step, index] as const))(
    '%s',
    async (_name, { title, commands, typed, seen }, index) => {
      if (steps[index - 1]?.title !== title) await before[title]?.();
      const outputs: string[] = [];
      for (const command of commands) outputs.push(await run(translate(command), typed?.map(translate)));
      expectSeen(outputs.join(''), seen.map(translate));
    },
  );
});
