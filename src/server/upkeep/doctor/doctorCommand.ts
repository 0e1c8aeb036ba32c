import { defineCommand } from '../../desk/command/defineCommand.ts';
import { refused } from '../../desk/command/staffError.ts';
import type { StaffContext } from '../../desk/staffContext.ts';
import { harmlessLine } from '../../desk/terminal/harmless.ts';
import { styled, writeLines, type Style, type Terminal } from '../../desk/terminal/terminal.ts';
import { writeOut } from '../../desk/writeOut.ts';
import { VERSION } from '../../platform/process/version.ts';
import { falsePromises, readBuiltSettings } from '../../platform/settings/builtSettings.ts';
import { ConfigError, type Config } from '../../platform/settings/config.ts';
import { checkClock } from './checkClock.ts';
import { checkBackupFolders, checkExports } from './checkCutOff.ts';
import { checkDisk } from './checkDisk.ts';
import { checkIntegrity } from './checkIntegrity.ts';
import { checkPostgres } from './checkPostgres.ts';
import { checkProxy } from './checkProxy.ts';
import { checkMail } from './checkMail.ts';
import { checkScans } from './checkScans.ts';
import { checkServer } from './checkServer.ts';
import { checkSite } from './checkSite.ts';
import { checkBackup, checkTasks } from './checkTasks.ts';
import { fault, good, type Finding } from './finding.ts';

const signs = { good: 'ok  ', note: 'note', fault: 'DO  ' } as const satisfies Record<
  Finding['level'],
  string
>;
const styles = { good: 'green', note: 'dim', fault: 'red' } as const satisfies Record<
  Finding['level'],
  Style
>;

const linesOf = (output: Terminal, findings: readonly Finding[]): string[] =>
  findings.flatMap((finding) => [
    `${styled(output, styles[finding.level], signs[finding.level])}  ${harmlessLine(finding.text)}`,
    ...(finding.level === 'fault' ? [`      ${finding.advice}`] : []),
  ]);

const MONTH_MS = 31 * 86_400_000;

const versions = (): Finding => good(`Program ${VERSION}, Node ${process.versions.node}`);

const readSettings = (settings: () => Config): Config | Finding[] => {
  try {
    return settings();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').map((line) => fault(line, 'Correct it in .env, then run this again'));
  }
};

const examine = async ({ database, now, surroundings }: StaffContext, config: Config): Promise<Finding[]> => {
  const disk = await checkDisk(config.dataDir, config.serverLimits.leastFreeBytes);
  const isFile = config.databaseUrl === '';
  const look = async () => (isFile ? checkIntegrity(config.dataDir) : checkPostgres(config));
  const integrity = disk.some(({ level }) => level === 'fault') ? [] : await look();
  const promises = falsePromises(config, readBuiltSettings(config.distDir)).map((line) =>
    fault(line, 'Until then the server does not start: a page or a mail would say what is not so'),
  );
  const settings = promises.length > 0 ? promises : [good('The settings are in order')];
  const found = [...settings, ...disk, ...integrity];
  const folders = { dataDir: config.dataDir, own: [surroundings.current, surroundings.home] };
  if ([...disk, ...integrity].some(({ level }) => level === 'fault'))
    return [...found, ...checkBackupFolders({ ...folders, backups: [] })];
  const { readHealth, openings, audit, backups, exportPlaces, retention, lastProxy } = await database();
  const health = await readHealth(now());
  const openSamples = await openings.countOpenSamples();
  return [
    ...found,
    ...checkClock(await retention.clockDoubt(), await retention.countDue()),
    ...(isFile ? [checkServer(config.dataDir)] : []),
    ...(await checkSite(config)),
    ...checkProxy(config.trustProxy, await lastProxy()),
    ...(await checkMail(config.mail, health)),
    ...(await checkScans(config, health)),
    ...(isFile
      ? checkBackup(await audit.lastOf('database.backed_up'), {
          now: now(),
          newest: (await backups.list()).find(({ isWhole }) => isWhole),
        })
      : []),
    ...checkBackupFolders({ ...folders, backups: await backups.list() }),
    ...checkExports(
      await audit.cutOffExports(new Date(now().getTime() - MONTH_MS).toISOString()),
      await exportPlaces.list(),
    ),
    ...checkTasks(health, { openSamples, now: now() }),
  ];
};

export const doctor = defineCommand(
  {
    name: 'doctor',
    summary: 'Looks whether all is well; ends with code 1 when something needs doing, and says what.',
    parameters: {},
    options: { out: { type: 'string', value: 'FILE', help: 'into a file, for whoever helps you' } },
    examples: ['./staff doctor', './staff doctor --out doctor.txt'],
  },
  async (request) => {
    const config = readSettings(request.settings);
    const findings = Array.isArray(config) ? config : await examine(request, config);
    const { output, options } = request;
    const all = [versions(), ...findings];
    if (options.out === undefined) writeLines(output, linesOf(output, all));
    else {
      const content = `${linesOf({ ...output, hasColours: false }, all).join('\n')}\n`;
      await writeOut(request, { out: options.out, content });
    }
    const faults = findings.filter(({ level }) => level === 'fault').length;
    if (faults > 0) throw refused(faults === 1 ? '1 thing needs doing' : `${faults} things need doing`);
  },
);
