import { formatUtc } from '../../../lib/formatUtc.ts';
import { VERSION } from '../../platform/process/version.ts';
import { type Config, ConfigError } from '../../platform/settings/config.ts';
import { CLOCK_ADVICE, describeClockMismatch } from '../../privacy/retention/clockMismatch.ts';
import { type ExpiredCount, needsConfirmation } from '../../privacy/retention/purge.ts';
import { defineCommand } from '../../terminal/command.ts';
import type { StaffContext } from '../../terminal/context.ts';
import { refusal } from '../../terminal/failure.ts';
import { escapeLine, writeLines } from '../../terminal/terminal.ts';
import { checkBackup, checkFolder, checkSqlite } from './checkFiles.ts';
import { checkMail } from './checkMail.ts';
import { checkPostgres } from './checkPostgres.ts';
import { checkSettings } from './checkSettings.ts';
import { checkSite } from './checkSite.ts';
import { type Finding, good, note, problem } from './finding.ts';

const LEVEL_LABELS = { good: 'ok  ', note: 'note', problem: 'DO  ' } as const;

const findingLines = (findings: readonly Finding[]): string[] =>
  findings.flatMap((finding) => [
    `${LEVEL_LABELS[finding.level]}  ${escapeLine(finding.text)}`,
    ...(finding.level === 'problem' ? [`      ${finding.advice}`] : []),
  ]);

const isProblem = ({ level }: Finding): boolean => level === 'problem';

/** Retention runs every hour. */
const OVERDUE_MS = 3 * 3_600_000;

const checkRetention = (last: string | null, due: ExpiredCount, now: Date): Finding[] => {
  const text = `Expired data was last deleted on ${formatUtc(last ?? '')}`;
  const isLate = last !== null && now.getTime() - Date.parse(last) > OVERDUE_MS;
  if (last === null) return [note('No expired data has been deleted yet')];
  return [
    isLate ? problem(text, 'Check whether the server is running, and what its log says') : good(text),
    ...(needsConfirmation(due)
      ? [
          problem(
            `${due.expired} of ${due.total} applications and messages are due: more than the server deletes by itself`,
            'Check the date, then delete them: ./staff purge',
          ),
        ]
      : []),
  ];
};

const examine = async ({ database, now, invocation }: StaffContext, config: Config): Promise<Finding[]> => {
  const settingFindings = checkSettings(config, invocation.settingsFile);
  const findings = await checkFolder(config.dataDir, config.minFreeBytes);
  if (!findings.some(isProblem))
    findings.push(...(config.databaseUrl ? await checkPostgres(config) : checkSqlite(config.dataDir)));
  if (findings.some(isProblem)) return [...settingFindings, ...findings];
  const { readHealth, openings, newestBackup, retention } = await database();
  const health = await readHealth(now());
  const samples = await openings.countOpenSamples();
  const mismatch = await retention.readClockMismatch();
  return [
    ...settingFindings,
    ...findings,
    ...(mismatch ? [problem(describeClockMismatch(mismatch), CLOCK_ADVICE)] : []),
    ...(await checkSite(config, now())),
    ...(await checkMail(config.mail, health)),
    config.scan.command.length > 0
      ? good('Resumes are scanned when they are uploaded')
      : note('Resumes are not scanned (SCAN_COMMAND)'),
    checkBackup(await newestBackup(), now()),
    ...checkRetention(health.retention, await retention.countExpired(), now()),
    samples === 0
      ? good('No sample opening is open')
      : problem(`Sample openings that visitors see: ${samples}`, './staff clear-samples'),
  ];
};

const readSettings = (settings: () => Config): Config | Finding[] => {
  try {
    return settings();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').map((line) => problem(line, 'Correct it, then run this again'));
  }
};

export const doctor = defineCommand(
  {
    name: 'doctor',
    summary: 'Checks the installation; says what needs doing, and then exits with code 1.',
    args: {},
    options: {},
    examples: ['./staff doctor'],
  },
  async (request) => {
    const config = readSettings(request.settings);
    const findings = Array.isArray(config) ? config : await examine(request, config);
    writeLines(
      request.output,
      findingLines([good(`Program ${VERSION}, Node ${process.versions.node}`), ...findings]),
    );
    const count = findings.filter(isProblem).length;
    if (count > 0) throw refusal(count === 1 ? '1 thing needs doing' : `${count} things need doing`);
  },
);
