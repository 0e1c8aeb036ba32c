import type { SettingReader } from './settingReader.ts';

/** The operator's virus scanner. */
export interface ScanSettings {
  /** The program and its arguments; empty: resumes are not scanned. */
  command: readonly string[];
  /** Its environment, without the server's settings, which contain passwords. */
  env: Readonly<Record<string, string>>;
}

export const NO_SCANNER: ScanSettings = { command: [], env: {} };

/** Arguments are separated by blanks; blanks inside single or double quotes are part of an argument. */
const ARGUMENT = /(?:[^\s'"]|'[^']*'|"[^"]*")+/g;
const QUOTED = /'([^']*)'|"([^"]*)"/g;
const INHERITED = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR'] as const;

/** Splits a command line at blanks outside quotes; no shell is used. Undefined if a quote is not closed. */
export const splitCommand = (line: string): string[] | undefined => {
  if (line.replace(QUOTED, '').search(/['"]/) !== -1) return undefined;
  return (line.match(ARGUMENT) ?? []).map((word) =>
    word.replace(QUOTED, (_all, single?: string, double?: string) => single ?? double ?? ''),
  );
};

export const readScanSettings = ({ setting, check }: SettingReader): ScanSettings => {
  const command = splitCommand(setting('SCAN_COMMAND', ''));
  check(command !== undefined, 'SCAN_COMMAND', 'must close every quote that it opens');
  const inherited = INHERITED.map((name) => [name, setting(name, '')] as const);
  return {
    command: command ?? [],
    env: Object.fromEntries(inherited.filter(([, value]) => value !== '')),
  };
};
