import { createTransport } from 'nodemailer';
import type { MailSettings } from '../mailSettings.ts';
import { parseSmtpUrl } from './smtpUrl.ts';

const TIMEOUT_MS = 10_000;

/** Connects to the mail server of the settings and signs in, without sending anything; rejects when that fails. */
export const reachMailServer = async ({ smtpUrl }: Pick<MailSettings, 'smtpUrl'>): Promise<void> => {
  const smtp = createTransport({
    ...parseSmtpUrl(smtpUrl),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  });
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
};
