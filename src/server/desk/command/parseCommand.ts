import { parseArgs } from 'node:util';
import { codeOf } from '../codeOf.ts';
import type { CommandTexts, OptionText } from './command.ts';
import { callOf } from './help.ts';
import { nearest } from './nearest.ts';
import { isList, isOptional, plainName, type ParameterValues } from './parameterValues.ts';
import { wrongUse } from './staffError.ts';

type OptionTexts = Readonly<Record<string, OptionText>>;

export type OptionValues<Options extends OptionTexts> = {
  readonly [Name in keyof Options]?: Options[Name]['type'] extends 'boolean' ? boolean : string;
};

export interface ParsedCommand<Parameters, Options extends OptionTexts> {
  wantsHelp: boolean;
  parameters: ParameterValues<Parameters>;
  options: OptionValues<Options>;
}

/** Options that leave out a question: nobody gets one by mistyping another. */
const RISKY = ['yes', 'force', 'overwrite'];

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

const hint = ({ name }: CommandTexts): string => `see ${callOf(name)} --help`;

/** Node's own sentences go on about '--' and positionals; ours name the option and the nearest one. */
const toWrongUse = (error: unknown, texts: CommandTexts): unknown => {
  const code = codeOf(error);
  const option = /'(?:-\w, )?(-[^' ]*)/.exec(String(error))?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const meant = nearest(
      option.replace(/^-+/, ''),
      [...Object.keys(texts.options), 'help'].filter((name) => !RISKY.includes(name)),
    );
    return wrongUse(`Unknown option ${option}; ${meant ? `did you mean --${meant}?` : hint(texts)}`);
  }
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return error;
  const { type, value = 'a value' } = texts.options[option.slice(2)] ?? { type: 'boolean' };
  return wrongUse(
    type === 'string' ? `${option} needs ${value}; ${hint(texts)}` : `${option} takes no value`,
  );
};

const readWords = (words: readonly string[], texts: CommandTexts) => {
  try {
    return parseArgs({
      args: [...words],
      options: { ...texts.options, ...HELP },
      allowPositionals: true,
    });
  } catch (error) {
    throw toWrongUse(error, texts);
  }
};

/** A list takes what its neighbours leave: `REF… STATUS` reads the last word as the status. */
const valueOf = (
  name: string,
  { names, index, positionals }: { names: readonly string[]; index: number; positionals: readonly string[] },
): string | undefined | readonly string[] => {
  const after = names.length - 1 - index;
  if (isList(name)) return positionals.slice(index, positionals.length - after);
  return names.slice(0, index).some(isList) ? positionals.at(-1 - after) : positionals[index];
};

/** Throws a StaffError of code 2 for missing and superfluous words. */
const checkCount = (positionals: readonly string[], texts: CommandTexts): void => {
  const names = Object.keys(texts.parameters);
  const missing = names.slice(positionals.length).filter((name) => !isOptional(name));
  if (missing.length > 0) {
    throw wrongUse(`${texts.name} needs ${missing.map(plainName).join(' and ')}; ${hint(texts)}`);
  }
  const superfluous = names.some(isList) ? undefined : positionals[names.length];
  if (superfluous !== undefined) {
    throw wrongUse(`${texts.name} does not take '${superfluous}'; ${hint(texts)}`);
  }
};

/** Reads a command's words. Throws a StaffError of code 2 for unknown, missing and superfluous ones. */
export const parseCommand = <
  Parameters extends Readonly<Record<string, string>>,
  Options extends OptionTexts,
>(
  words: readonly string[],
  texts: CommandTexts & { parameters: Parameters; options: Options },
): ParsedCommand<Parameters, Options> => {
  const { values, positionals } = readWords(words, texts);
  const wantsHelp = values.help === true;
  if (!wantsHelp) checkCount(positionals, texts);
  const names = Object.keys(texts.parameters);
  const parameters = Object.fromEntries(
    names.map((name, index) => [name, valueOf(name, { names, index, positionals })]),
  );
  // parseArgs has checked each option against its own type, and every name was just counted; the compiler cannot
  // follow either through the generic keys.
  return { wantsHelp, parameters, options: values } as ParsedCommand<Parameters, Options>;
};
