import type { CommandTexts } from './command.ts';
import { callOf } from './help.ts';
import { wrongUse } from './staffError.ts';

/**
 * Stops a command of whose options npm kept some for itself: 'npm run staff openings add job.md --draft' reaches us
 * without '--draft', and would publish. Throws a StaffError of code 2.
 */
export const refuseSwallowed = (
  { name, options }: Pick<CommandTexts, 'name' | 'options'>,
  npmOptions: readonly string[],
): void => {
  const kept = [...Object.keys(options), 'help'].filter((option) => npmOptions.includes(option));
  if (kept.length === 0) return;
  const listed = kept.map((option) => `--${option}`).join(' and ');
  throw wrongUse(
    `npm kept ${listed} for itself, so nothing was done; call ${callOf(name)} …, or npm run staff -- ${name} …`,
  );
};
