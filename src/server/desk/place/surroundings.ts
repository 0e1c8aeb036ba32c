import { join } from 'node:path';

/** Where a command runs, and what npm left behind in its environment. */
export interface Surroundings {
  /** Where the person stands: file names count from there. */
  current: string;
  home: string;
  /** The site's own folder, where nobody's files belong. */
  program: string;
  /** Where the server keeps its data; undefined where the settings cannot be read. */
  data?: string | undefined;
  /** For texts that are not finished. */
  drafts: string;
  /** Options that npm took for its own, like `draft`; none where npm did not start the command. */
  npmOptions: readonly string[];
  /** Folders in which npm writes down every command line. */
  npmLogs: readonly string[];
}

interface Place extends Pick<Surroundings, 'current' | 'home' | 'program'> {
  env: Readonly<Record<string, string | undefined>>;
}

const NPM_OPTION = /^npm_config_(.+)$/;

/** `npx --yes staff …` says yes to npx and to nothing else. */
const optionsOfNpm = (env: Place['env']): string[] =>
  env['npm_command'] === undefined
    ? []
    : Object.keys(env)
        .flatMap((name) => NPM_OPTION.exec(name)?.[1]?.replaceAll('_', '-') ?? [])
        .filter((name) => name !== 'yes' || env['npm_command'] !== 'exec');

/** Reads the surroundings of a command from its environment. */
export const readSurroundings = ({ env, current, home, program }: Place): Surroundings => {
  const caches = [env['npm_config_cache'], join(home, '.npm')].flatMap((folder) => folder || []);
  const logs = [env['npm_config_logs_dir'], ...caches.map((cache) => join(cache, '_logs'))];
  return {
    current: env['INIT_CWD'] || current,
    home,
    program,
    drafts: join(env['XDG_STATE_HOME'] || join(home, '.local', 'state'), 'site-staff'),
    npmOptions: optionsOfNpm(env),
    npmLogs: [...new Set(logs.flatMap((folder) => folder || []))],
  };
};
