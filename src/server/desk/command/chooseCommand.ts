import { versionLine } from '../../platform/process/version.ts';
import type { Command } from './command.ts';
import { callOf, overview } from './help.ts';
import { nearest } from './nearest.ts';
import { wrongUse } from './staffError.ts';

export type ChosenCommand =
  { kind: 'help'; lines: string[] } | { kind: 'command'; command: Command; words: readonly string[] };

const isHelp = (word: string | undefined): boolean =>
  word === undefined || word === '--help' || word === '-h' || word === 'help';

/** Whoever copies what is suggested must not delete anything by it. */
const unknown = (name: string, candidates: readonly string[], final: readonly string[] = []) => {
  const closest = nearest(name, candidates);
  const meant = closest !== undefined && final.includes(closest) ? undefined : closest;
  return wrongUse(
    `Unknown command '${name}'; ${meant ? `did you mean '${meant}'?` : `see ${callOf('')} --help`}`,
  );
};

/** Finds the command that the words begin with, or the help they ask for. Throws a StaffError for an unknown one. */
export const chooseCommand = (all: readonly string[], commands: readonly Command[]): ChosenCommand => {
  const [group, word] = all;
  if (isHelp(group)) return { kind: 'help', lines: overview('', commands) };
  if (group === '--version') return { kind: 'help', lines: [versionLine()] };
  const name = [group, word].join(' ');
  const command = commands.find(({ texts }) => texts.name === name || texts.name === group);
  if (command) return { kind: 'command', command, words: all.slice(command.texts.name.split(' ').length) };
  const members = commands.filter(({ texts }) => texts.name.startsWith(`${group} `));
  if (members.length > 0 && isHelp(word)) return { kind: 'help', lines: overview(group ?? '', members) };
  const names = commands.map(({ texts }) => texts.name);
  const groups = [...new Set(names.map((each) => each.replace(/ .*/, '')))];
  const final = commands.filter(({ texts }) => texts.isFinal).map(({ texts }) => texts.name);
  throw isHelp(word) ? unknown(group ?? '', groups, final) : unknown(name, names, final);
};
