import { once } from 'node:events';
import { createServer } from 'node:net';
import { failureCode } from '../process/failure.ts';
import { type Config, ConfigError } from './config.ts';
import { findSettingMismatches, readManifest } from './manifest.ts';
import { checkSettingsFile } from './settingsFile.ts';

const FIRST_UNPRIVILEGED_PORT = 1024;

/** Says why this machine cannot listen on an address. Uses any free port, because a server may be running. */
const findListenFault = async (name: string, host: string): Promise<string[]> => {
  const server = createServer();
  try {
    server.listen({ host, port: 0 });
    await once(server, 'listening');
    return [];
  } catch (error) {
    return [
      `${name} is '${host}', but this machine has no such address (${failureCode(error)}): 'ip address' lists those it has`,
    ];
  } finally {
    server.close();
  }
};

const findPortFaults = (config: Config, isInstalled: boolean): string[] =>
  Object.entries({ PORT: config.port, DESK_PORT: config.desk?.port }).flatMap(([name, port]) => {
    if (port === undefined) return [];
    if (port === 0)
      return isInstalled ? [`${name} is 0, but nginx needs a fixed port: set one, like 3000`] : [];
    if (port >= FIRST_UNPRIVILEGED_PORT || process.getuid?.() === 0) return [];
    return [
      `${name} is ${port}, but only root may use a port below 1024: set 3000, nginx listens on 80 and 443`,
    ];
  });

/**
 * Finds everything for which the server would not start, or would not do what the operator meant: in the settings
 * file, in single settings, in comparison with the build, and on this machine. One sentence each. Reads no database.
 *
 * @param settingsFile the file that systemd reads; '' if there is none
 */
export const findSettingFaults = async (
  readSettings: () => Config,
  settingsFile: string,
): Promise<string[]> => {
  const fileFaults = [
    ...checkSettingsFile('.env', { isForSystemd: false }),
    ...checkSettingsFile(settingsFile, { isForSystemd: true }),
  ];
  try {
    const config = readSettings();
    return [
      ...fileFaults,
      ...findSettingMismatches(config, readManifest(config.distDir).settings),
      ...findPortFaults(config, settingsFile !== ''),
      ...(await findListenFault('HOST', config.host)),
      ...(config.desk ? await findListenFault('DESK_HOST', config.desk.host) : []),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...fileFaults, ...error.message.split('\n')];
  }
};
