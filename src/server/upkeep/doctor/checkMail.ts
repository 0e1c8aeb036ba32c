import { reachMailServer } from '../../outbox/reachMailServer.ts';
import { failureLine } from '../../platform/process/failureLine.ts';
import type { MailSettings } from '../../platform/settings/mailSettings.ts';
import type { HealthFacts } from '../queries/readHealth.ts';
import { fault, good, note, type Finding } from './finding.ts';

const HOUR = 3600;

const reach = async (settings: MailSettings): Promise<Finding> => {
  try {
    await reachMailServer(settings);
    return good('Mail is set up, and the mail server answers');
  } catch (error) {
    return fault(
      `The mail server does not answer: ${failureLine(error)}`,
      'Check SMTP_URL in .env, then restart',
    );
  }
};

const waiting = ({ oldest_unsent_seconds: age }: HealthFacts['mail'], isSetUp: boolean): Finding => {
  if (age === null) return good('No mail waits');
  const text = `The oldest mail has waited for ${Math.floor(age / HOUR)} h ${Math.floor((age % HOUR) / 60)} min`;
  if (!isSetUp) return note(text);
  return age < HOUR ? good(text) : fault(text, 'See why: ./staff outbox list --status waiting');
};

/** Mail: whether it is set up, and whether it leaves. */
export const checkMail = async (settings: MailSettings, { mail }: HealthFacts): Promise<Finding[]> => {
  const isSetUp = settings.smtpUrl !== '';
  const dead = mail.dead === 1 ? '1 email was given up' : `${mail.dead} emails were given up`;
  return [
    isSetUp ? await reach(settings) : note('Mail is not set up (SMTP_URL): nothing is sent, mail waits'),
    waiting(mail, isSetUp),
    mail.dead === 0
      ? good('No mail was given up')
      : fault(dead, './staff outbox list --status dead, then outbox retry ID'),
  ];
};
