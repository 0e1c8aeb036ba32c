import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { formatUtc } from '../../../lib/formatUtc.ts';
import { sendToOperator } from '../../outbox/transport.ts';
import { failureLine } from '../../platform/process/failure.ts';
import { VERSION } from '../../platform/process/version.ts';
import type { BackupRecord } from '../../platform/records/meta.ts';
import { findSettingFaults } from '../../platform/settings/checkSettings.ts';
import { type Config, ConfigError, staffCommand } from '../../platform/settings/config.ts';
import { clockAdvice, describeClockMismatch } from '../../privacy/retention/clockMismatch.ts';
import { type ExpiredCount, needsConfirmation } from '../../privacy/retention/purge.ts';
import { defineCommand } from '../../terminal/command.ts';
import type { StaffContext } from '../../terminal/context.ts';
import { refusal } from '../../terminal/failure.ts';
import { escapeLine, writeLines } from '../../terminal/terminal.ts';
import { checkBackup } from './checkBackup.ts';
import { checkFolder, checkSqlite } from './checkFiles.ts';
import { checkMail, checkReplies } from './checkMail.ts';
import { checkPostgres } from './checkPostgres.ts';
import { checkScanner } from './checkScanner.ts';
import { checkServices } from './checkServices.ts';
import { checkPrivacyFacts, checkProxySettings, checkSite } from './checkSite.ts';
import { type Finding, good, note, problem } from './finding.ts';

const LEVEL_LABELS = { good: 'ok  ', note: 'note', problem: 'DO  ' } as const;

const findingLines = (findings: readonly Finding[]): string[] =>
  findings.flatMap((finding) => [
    `${LEVEL_LABELS[finding.level]}  ${escapeLine(finding.text)}`,
    ...(finding.level === 'problem' ? [`      ${finding.advice}`] : []),
  ]);

const isProblem = ({ level }: Finding): boolean => level === 'problem';

/** Exists if systemd runs this machine. */
const SYSTEMD_FOLDER = '/run/systemd/system';

/** Mails what needs doing. Returns lines that say why it was not mailed. */
const mailFindings = async (
  { settings }: StaffContext,
  { summary, problems }: { summary: string; problems: readonly Finding[] },
): Promise<string[]> => {
  try {
    const { mail, site } = settings();
    if (mail.smtpUrl === '') return [];
    const name = site.siteUrl || hostname();
    await sendToOperator(mail, { subject: `${name}: ${summary}`, text: findingLines(problems).join('\n') });
    return [];
  } catch (error) {
    return [`This could not be mailed: ${failureLine(error)}`];
  }
};

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
            `Check the date, then delete them: ${staffCommand()} purge`,
          ),
        ]
      : []),
  ];
};

/** What the database says: mail, retention, samples, and the clock. */
const examineDatabase = async (
  { database, now }: StaffContext,
  config: Config,
): Promise<{ findings: Finding[]; recorded: BackupRecord | undefined }> => {
  const { readHealth, openings, searchNotices, newestBackup, retention } = await database();
  const health = await readHealth(now());
  const samples = await openings.countOpenSamples();
  const withoutPlace = await openings.countOpenWithoutPlace();
  const refused = await searchNotices.countRefused();
  const mismatch = await retention.readClockMismatch();
  return {
    recorded: await newestBackup(),
    findings: [
      ...(mismatch ? [problem(describeClockMismatch(mismatch), clockAdvice())] : []),
      ...(await checkMail(config.mail, health)),
      ...checkRetention(health.retention, await retention.countExpired(), now()),
      samples === 0
        ? good('No sample opening is open')
        : problem(`Sample openings that visitors see: ${samples}`, `${staffCommand()} clear-samples`),
      ...(withoutPlace === 0
        ? []
        : [
            problem(
              withoutPlace === 1 ? '1 opening needs a country' : `${withoutPlace} openings need a country`,
              'Search engines refuse it: open the list of openings in the staff desk, and edit those that are marked',
            ),
          ]),
      ...(refused === 0
        ? []
        : [
            problem(
              `Notices about openings that search engines refused: ${refused}`,
              `${staffCommand()} notices says why, and repeats them with --retry`,
            ),
          ]),
    ],
  };
};

const examine = async (context: StaffContext, config: Config): Promise<Finding[]> => {
  const { now, invocation } = context;
  const isInstalled = invocation.settingsFile !== '';
  const storage = await checkFolder(config.dataDir, config.minFreeBytes);
  if (!storage.some(isProblem))
    storage.push(...(config.databaseUrl ? await checkPostgres(config) : checkSqlite(config.dataDir)));
  const inside = storage.some(isProblem)
    ? { findings: [], recorded: undefined }
    : await examineDatabase(context, config);
  const place = {
    folder: invocation.env['BACKUP_DIR'] ?? '',
    recorded: inside.recorded,
    env: invocation.env,
  };
  return [
    ...storage,
    ...(await checkBackup(place, now())),
    ...(isInstalled && existsSync(SYSTEMD_FOLDER) ? await checkServices(config, invocation.env) : []),
    ...checkProxySettings(config, isInstalled),
    ...(await checkSite(config, now())),
    ...checkPrivacyFacts(config.site.siteUrl),
    await checkScanner(config.scan),
    ...(await checkReplies(config.imap)),
    ...inside.findings,
  ];
};

const runChecks = async (context: StaffContext): Promise<Finding[]> => {
  const faults = await findSettingFaults(context.settings, context.invocation.settingsFile);
  const settingFindings =
    faults.length === 0
      ? [good('The settings are in order')]
      : faults.map((line) => problem(line, 'Until it is corrected, the server does not start again'));
  try {
    return [...settingFindings, ...(await examine(context, context.settings()))];
  } catch (error) {
    // Without valid settings nothing else can be checked.
    if (!(error instanceof ConfigError)) throw error;
    return settingFindings;
  }
};

export const doctor = defineCommand(
  {
    name: 'doctor',
    summary: 'Checks the installation; says what needs doing, and then exits with code 1.',
    args: {},
    options: { mail: ['--mail', 'also mail what needs doing to MAIL_TO'] },
    examples: ['./staff doctor'],
  },
  async (request) => {
    const findings = await runChecks(request);
    writeLines(
      request.output,
      findingLines([good(`Program ${VERSION}, Node ${process.versions.node}`), ...findings]),
    );
    const problems = findings.filter(isProblem);
    const count = problems.length;
    if (count === 0) return;
    const summary = count === 1 ? '1 thing needs doing' : `${count} things need doing`;
    const failure = request.options.mail ? await mailFindings(request, { summary, problems }) : [];
    throw refusal(summary, ...failure);
  },
);
