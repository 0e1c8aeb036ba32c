import type { Command, CommandTexts } from './command.ts';

/** How a command is called. */
export const callOf = (name: string): string => ['./staff', name].join(' ').trim();

const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines] : [];

const examplesSection = (examples: readonly string[]): string[] =>
  section(
    examples.length > 1 ? 'Examples:' : 'Example:',
    examples.map((example) => `  ${example}`),
  );

/** The help of one command, as lines. */
export const commandHelp = ({ name, summary, parameters, options, examples }: CommandTexts): string[] => {
  const optionRows = Object.entries(options).map(([option, { value, help }]): [string, string] => [
    `--${option}${value ? ` ${value}` : ''}`,
    help,
  ]);
  return [
    [callOf(name), ...Object.keys(parameters), '[options]'].join(' '),
    '',
    summary,
    '',
    ...columns([...Object.entries(parameters), ...optionRows, ['--help', 'shows this text']]),
    ...examplesSection(examples),
  ];
};

const row = ({ texts }: Command): [string, string] => [
  [texts.name, ...Object.keys(texts.parameters)].join(' '),
  texts.summary,
];

const EXIT_CODES = 'Exit codes: 0 done, 1 something was not found or is refused, 2 wrong use.';

/** The help of several commands: of a group of them, or of the whole program, where `group` is empty. */
export const overview = (group: string, commands: readonly Command[]): string[] => [
  `${callOf(group)} ${group === '' ? 'GROUP COMMAND' : 'COMMAND'} [arguments] [options]`,
  '',
  ...columns(commands.map(row)),
  '',
  'Every command explains itself with --help.',
  EXIT_CODES,
  ...examplesSection(commands.slice(0, 1).flatMap(({ texts }) => texts.examples)),
];
