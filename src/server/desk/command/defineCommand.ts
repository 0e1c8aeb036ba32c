import type { StaffContext } from '../staffContext.ts';
import { writeLines } from '../terminal/terminal.ts';
import type { Command, CommandTexts, OptionText } from './command.ts';
import { commandHelp } from './help.ts';
import type { ParameterValues } from './parameterValues.ts';
import { parseCommand, type OptionValues } from './parseCommand.ts';
import { refuseSwallowed } from './refuseSwallowed.ts';

interface Request<Parameters, Options extends Readonly<Record<string, OptionText>>> extends StaffContext {
  parameters: ParameterValues<Parameters>;
  options: OptionValues<Options>;
}

/** Makes a command of its texts and of what it does; the texts say which words it takes, and their types. */
export const defineCommand = <
  const Parameters extends Readonly<Record<string, string>>,
  const Options extends Readonly<Record<string, OptionText>>,
>(
  texts: CommandTexts & { parameters: Parameters; options: Options },
  act: (request: Request<Parameters, Options>) => Promise<void>,
): Command => ({
  texts,
  run: async (words, context) => {
    refuseSwallowed(texts, context.surroundings.npmOptions);
    const { wantsHelp, parameters, options } = parseCommand(words, texts);
    if (wantsHelp) return writeLines(context.output, commandHelp(texts));
    return act({ ...context, parameters, options });
  },
});
