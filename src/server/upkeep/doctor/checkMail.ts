import { checkMailbox } from '../../outbox/replies/startReplies.ts';
import { checkMailServer } from '../../outbox/transport.ts';
import { failureLine } from '../../platform/process/failure.ts';
import { staffCommand } from '../../platform/settings/config.ts';
import { type ImapSettings, parseImapUrl } from '../../platform/settings/imapSettings.ts';
import { type MailSettings, parseSmtpUrl } from '../../platform/settings/mailSettings.ts';
import { pluralise } from '../../terminal/terminal.ts';
import type { HealthFacts } from '../health.ts';
import { type Finding, good, note, problem } from './finding.ts';

const HOUR_S = 3600;

const checkServer = async (settings: MailSettings): Promise<Finding> => {
  const { host, port, auth } = parseSmtpUrl(settings.smtpUrl);
  const name = `${host}:${port}`;
  try {
    await checkMailServer(settings);
    return good(`The mail server ${name} answers${auth ? `, and accepts the password of ${auth.user}` : ''}`);
  } catch (error) {
    const text = `The mail server ${name} cannot be used: ${failureLine(error)}`;
    return problem(text, 'Correct SMTP_URL in the settings, then restart');
  }
};

const checkQueue = ({ oldest_unsent_seconds: age }: HealthFacts['mail'], isSetUp: boolean): Finding => {
  if (age === null) return good('No email is waiting');
  const text = `The oldest email has waited for ${Math.floor(age / HOUR_S)} h ${Math.floor((age % HOUR_S) / 60)} min`;
  if (!isSetUp) return note(text);
  return age < HOUR_S ? good(text) : problem(text, `See why: ${staffCommand()} outbox list --status waiting`);
};

/** Checks whether replies can be read; nothing if they are read in a mail program only. */
export const checkReplies = async (settings: ImapSettings): Promise<Finding[]> => {
  if (settings.url === '') return [];
  const { host, port, auth, folder } = parseImapUrl(settings.url);
  const name = `The mailbox ${auth.user} at ${host}:${port}`;
  try {
    await checkMailbox(settings);
    return [good(`${name} opens, and replies are read from its folder ${folder}`)];
  } catch (error) {
    return [
      problem(
        `${name} cannot be read: ${failureLine(error)}`,
        'Correct IMAP_URL in the settings, then restart',
      ),
    ];
  }
};

/** Checks whether mail is set up, and whether it is sent. */
export const checkMail = async (settings: MailSettings, { mail }: HealthFacts): Promise<Finding[]> => {
  const isSetUp = settings.smtpUrl !== '';
  return [
    isSetUp
      ? await checkServer(settings)
      : note('Mail is not set up (SMTP_URL): nothing is sent, and mail waits'),
    checkQueue(mail, isSetUp),
    mail.dead === 0
      ? good('No email was given up')
      : problem(
          `Given up: ${pluralise(mail.dead, 'email')}`,
          `${staffCommand()} outbox list --status dead, then outbox retry ID`,
        ),
  ];
};
