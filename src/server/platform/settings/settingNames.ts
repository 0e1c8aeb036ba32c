import { readConfig } from './config.ts';

/** The names of all settings: those that reading the settings asks for. */
export const settingNames = (): ReadonlySet<string> => {
  const names = new Set<string>();
  const env = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_target, name) => void names.add(String(name)),
      has: (_target, name) => Boolean(names.add(String(name))),
    },
  );
  readConfig(env);
  return names;
};
