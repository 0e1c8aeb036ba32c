import { parseArgs } from 'node:util';

export interface TestedOn {
  /** For the tests: the engine, how many processes, and where the PostgreSQL of the run lies. */
  env: Record<string, string>;
  /** What is left of the command line. */
  words: string[];
}

const NAMES = ['engine', 'processes'];

/**
 * Takes `--engine postgres` and `--processes 3` out of the words of a command line; several processes are on PostgreSQL
 * in any case. Throws where the words make no sense.
 */
export const testedOn = (args: readonly string[]): TestedOn => {
  const options = { engine: { type: 'string' }, processes: { type: 'string' } } as const;
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const { engine, processes = '1' } = values;
  if (engine !== undefined && engine !== 'sqlite' && engine !== 'postgres')
    throw new Error('--engine is sqlite or postgres');
  if (typeof processes !== 'string' || !/^[1-9]$/.test(processes))
    throw new Error('--processes is a number from 1 to 9');
  if (processes !== '1' && engine === 'sqlite') throw new Error('Several processes need --engine postgres');
  const taken = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== 'option' || !NAMES.includes(token.name)) return [];
      return token.inlineValue ? [token.index] : [token.index, token.index + 1];
    }),
  );
  const isOnPostgres = engine === 'postgres' || processes !== '1';
  return {
    env: isOnPostgres ? { TEST_ENGINE: 'postgres', TEST_PROCESSES: processes } : {},
    words: args.filter((_, at) => !taken.has(at)),
  };
};
