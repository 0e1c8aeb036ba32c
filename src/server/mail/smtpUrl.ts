/** The parts of a mail server's address. */
export interface SmtpAddress {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  secure: boolean;
  auth?: { user: string; pass: string };
  requireTLS: boolean;
  ignoreTLS: boolean;
}

const SECURE_PORT = 465;
const PORT = 587;
const SWITCHES = ['requireTLS', 'ignoreTLS'];
const PROTOCOLS = ['smtp:', 'smtps:'];

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Whether a text is the address of a mail server. */
export const isSmtpUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    PROTOCOLS.includes(url.protocol) &&
    url.hostname !== '' &&
    ['', '/'].includes(url.pathname) &&
    url.hash === '' &&
    [...url.searchParams].every(([name, value]) => SWITCHES.includes(name) && value === 'true') &&
    decode(url.username) !== undefined &&
    decode(url.password) !== undefined
  );
};

/** Takes the address of a mail server apart; it has been checked by `isSmtpUrl`. */
export const parseSmtpUrl = (text: string): SmtpAddress => {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const user = decode(url.username) ?? '';
  const pass = decode(url.password) ?? '';
  return {
    // Brackets belong to the address of an IPv6 host, not to its name.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? SECURE_PORT : PORT),
    secure,
    ...(user !== '' && { auth: { user, pass } }),
    requireTLS: url.searchParams.has('requireTLS'),
    ignoreTLS: url.searchParams.has('ignoreTLS'),
  };
};
