import { Command, CommanderError } from 'commander';
import { versionLine } from '../platform/process/version.ts';
import { staffCommand } from '../platform/settings/config.ts';
import type { StaffContext } from './context.ts';
import { refusal, usageError } from './failure.ts';

/** Commander's syntax (`<ID>`, `[FILE]`, `<REF...>`, `--out <FILE>`, `--yes`) and a help text, by name. */
type Syntaxes = Readonly<Record<string, readonly [syntax: string, help: string]>>;

/** The value that commander reads for a syntax. */
type ParsedValue<Syntax extends string> = Syntax extends `${string}...${string}`
  ? readonly string[]
  : Syntax extends `<${string}`
    ? string
    : Syntax extends `[${string}` | `${string}<${string}`
      ? string | undefined
      : boolean | undefined;
type ParsedValues<Values extends Syntaxes> = {
  readonly [Name in keyof Values]: ParsedValue<Values[Name][0]>;
};

interface CommandTexts<Args extends Syntaxes, Options extends Syntaxes> {
  /** A group and a verb, like `outbox list`, or one word, like `backup`. */
  name: string;
  summary: string;
  /** Positional arguments in order; a list comes last. */
  args: Args;
  /** Keyed by commander's property names: `--dry-run` is `dryRun`. */
  options: Options;
  examples: readonly string[];
}

/** A staff command that runs with the values that commander has parsed. */
export interface StaffCommand {
  texts: CommandTexts<Syntaxes, Syntaxes>;
  run: (context: StaffContext, args: readonly unknown[], options: object) => Promise<void>;
}

/** Makes a command from its texts and its action. */
export const defineCommand = <const Args extends Syntaxes, const Options extends Syntaxes>(
  texts: CommandTexts<Args, Options>,
  act: (
    request: StaffContext & { args: ParsedValues<Args>; options: ParsedValues<Options> },
  ) => Promise<void>,
): StaffCommand => ({
  texts,
  run: (context, values, options) => {
    const args = Object.fromEntries(Object.keys(texts.args).map((name, index) => [name, values[index]]));
    // Commander parses both by the same syntax; the compiler cannot know that.
    return act({ ...context, args: args as ParsedValues<Args>, options: options as ParsedValues<Options> });
  },
});

const addCommand = (parent: Command, command: StaffCommand, context: StaffContext): void => {
  const { name, summary, args, options, examples } = command.texts;
  const subcommand = parent.command(name.split(' ').at(-1) ?? name).description(summary);
  for (const [syntax, help] of Object.values(args)) subcommand.argument(syntax, help);
  for (const [syntax, help] of Object.values(options)) subcommand.option(syntax, help);
  subcommand.addHelpText(
    'after',
    ['', 'Examples:', ...examples.map((example) => `  ${example.replace('./staff', staffCommand())}`)].join(
      '\n',
    ),
  );
  subcommand.action(() => command.run(context, subcommand.processedArgs, subcommand.opts()));
};

const GROUPS: Readonly<Record<string, string>> = {
  users: 'accounts of the staff desk',
  outbox: 'emails that the server sends',
};
const EXIT_CODES = '\nExit codes: 0 done, 1 not found or refused, 2 wrong usage.';

/**
 * Runs one command. Help and version are written to the output; wrong usage throws a StaffError with code 2, after
 * commander has printed what is wrong.
 */
export const runCommand = async (
  argv: readonly string[],
  commands: readonly StaffCommand[],
  context: StaffContext,
): Promise<void> => {
  const { output, errors } = context;
  const program = new Command(staffCommand())
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.write(text),
      writeErr: (text) => errors.write(text),
    })
    .version(versionLine())
    .addHelpText('after', EXIT_CODES);
  for (const command of commands) {
    const [group = '', verb] = command.texts.name.split(' ');
    const existing = program.commands.find((each) => each.name() === group);
    const parent =
      verb === undefined ? program : (existing ?? program.command(group).description(GROUPS[group] ?? ''));
    addCommand(parent, command, context);
  }
  try {
    if (argv.length === 0) return program.outputHelp();
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0 && error.code !== 'commander.help') throw usageError();
  }
};

/**
 * Asks before an action that cannot be undone. Refuses unless the answer is 'yes'; without a terminal it needs --yes.
 */
export const confirm = async (
  { ask, isAttended }: Pick<StaffContext, 'ask' | 'isAttended'>,
  { question, isConfirmed }: { question: string; isConfirmed: boolean | undefined },
): Promise<void> => {
  if (isConfirmed) return;
  if (!isAttended) throw refusal(`${question} Nothing was done: this needs confirmation, add --yes`);
  const answer = await ask(`${question} Type yes to continue: `);
  if (answer?.trim().toLowerCase() !== 'yes') throw refusal('Nothing was done');
};

/** Reads an id. Throws a StaffError with code 2 for anything but a positive whole number. */
export const readId = (text: string, owner: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw usageError(`'${text}' is not the number of ${owner}, like 5`);
  return Number(text);
};
