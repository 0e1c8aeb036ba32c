/** One line for whoever starts the server while no mail server is set; undefined when one is (MAIL-6). */
export const mailNotice = ({ smtpUrl }: { smtpUrl: string }): string | undefined =>
  smtpUrl === ''
    ? "No mail server is set (SMTP_URL): messages and applications are stored and not mailed; './staff messages list' shows them"
    : undefined;
