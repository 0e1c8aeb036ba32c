import { createTransport } from 'nodemailer';
import type { MailSettings } from '../platform/settings/mailSettings.ts';
import { parseSmtpUrl } from '../platform/settings/smtpUrl.ts';

const TIMEOUT_MS = 10_000;

/** Connects to the mail server of the settings and signs in, without sending anything; rejects when that fails. */
export const reachMailServer = async ({
  smtpUrl,
  timeoutMs = TIMEOUT_MS,
}: Pick<MailSettings, 'smtpUrl'> & { timeoutMs?: number }): Promise<void> => {
  const smtp = createTransport({
    ...parseSmtpUrl(smtpUrl),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
};
