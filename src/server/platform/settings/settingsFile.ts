import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { failureCode } from '../process/failure.ts';
import { settingNames } from './config.ts';

/** Settings of the scripts in deploy/, of PostgreSQL's programs and of Node. */
const OTHER_SETTING = /^(?:BACKUP_DIR|KEEP_DAYS|MAX_HOURS|DATABASE_PASSWORD|NODE_.*|PG.*)$/;
/** What the systemd units and quillmere-staff set. */
const UNIT_SETTINGS = ['DATA_DIR', 'DIST_DIR'];

/** A line of a settings file that is neither empty nor a comment. */
interface Line {
  number: number;
  name: string;
  value: string;
  text: string;
}

const readLines = (text: string): Line[] =>
  text.split('\n').flatMap((line, index) => {
    const trimmed = line.trim();
    if (trimmed === '' || /^[#;]/.test(trimmed)) return [];
    const [name = ''] = trimmed.split('=');
    return [{ number: index + 1, name, value: trimmed.slice(name.length + 1), text: trimmed }];
  });

/** What systemd reads otherwise than the operator meant; undefined if it is clear. The value is not repeated. */
const describeLine = ({ name, value, text }: Line): string | undefined => {
  const [, exported] = /^export\s+(\w+)/.exec(text) ?? [];
  if (exported !== undefined)
    return `'export ${exported}' is ignored by systemd: write ${exported}=… without export`;
  if (!text.includes('=')) return `'${name.split(' ')[0]} …' is no setting: write NAME=value`;
  if (/\s$/.test(name) || /^\s/.test(value))
    return `'${name.trim()} =' has a blank beside the equals sign: write ${name.trim()}=… without it`;
  if (!/^[A-Za-z_]\w*$/.test(name)) return `'${name}' is not a name: write NAME=value`;
  const [quote = ''] = /^['"]/.exec(value) ?? [];
  if (quote !== '' && (value.length === 1 || !value.endsWith(quote)))
    return `${name} has a quote ${quote} that is not closed at the end of the line`;
  if (quote !== "'" && value.includes('\\'))
    return `${name} contains a backslash, which systemd removes: put the value in single quotes`;
  return undefined;
};

const findDuplicates = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ name, number }, index) => {
    const earlier = lines.slice(0, index).find((line) => line.name === name);
    return earlier
      ? [`${name} is set in line ${earlier.number} and in line ${number}: delete one of them`]
      : [];
  });

/** Finds what systemd, or a person who reads the file, would understand differently. One sentence for each line. */
export const findFileFaults = (text: string): string[] => {
  const withLineEnds = text.includes('\r')
    ? ['The lines end as on Windows: remove them with sed -i s/\\r// FILE']
    : [];
  const lines = readLines(text);
  return [
    ...withLineEnds,
    ...lines.flatMap((line) => {
      const fault = describeLine(line);
      return fault === undefined ? [] : [`Line ${line.number}: ${fault}`];
    }),
    ...findDuplicates(lines),
    ...lines
      .filter(({ name }) => UNIT_SETTINGS.includes(name))
      .map(({ name, value }) => `${name} is '${value}', but the service units set it: remove the line`),
  ];
};

/** The known name that differs in one or two letters, to be suggested. */
const findSimilar = (name: string, known: ReadonlySet<string>): string | undefined =>
  [...known].find((each) => {
    if (Math.abs(each.length - name.length) > 1) return false;
    const differing = [...each].filter(
      (letter, index) => letter !== name[index] && letter !== name[index + 1],
    );
    return differing.length <= 2 && each[0] === name[0];
  });

/** Finds names that are not settings, in a file like `.env`. */
export const findUnknownNames = (text: string): string[] => {
  const known = settingNames();
  return Object.keys(parseEnv(text))
    .filter((name) => !known.has(name) && !OTHER_SETTING.test(name))
    .map((name) => {
      const similar = findSimilar(name, known);
      return `${name} is not a setting: ${similar ? `write ${similar}` : 'correct its name; .env.example lists all'}`;
    });
};

/** Reads a settings file. Returns its faults; none if there is no file. */
export const checkSettingsFile = (file: string, { isForSystemd }: { isForSystemd: boolean }): string[] => {
  if (file === '' || !existsSync(file)) return [];
  try {
    const text = readFileSync(file, 'utf8');
    return [...(isForSystemd ? findFileFaults(text) : []), ...findUnknownNames(text)].map(
      (fault) => `${file}: ${fault}`,
    );
  } catch (error) {
    return [
      `${file} cannot be read (${failureCode(error)}): as root, chgrp quillmere ${file} && chmod 640 ${file}`,
    ];
  }
};
