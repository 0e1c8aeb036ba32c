/** Hides what may be a password: the user in a URL, a parameter, or the whole text if it is not a URL. */
const hidePassword = (value: string): string =>
  /^[a-z]+:\/\//i.test(value) ? value.replace(/\/\/.*@/, '//…@').replace(/(password=)[^&]*/gi, '$1…') : '…';

const SECRET_SETTINGS = ['SMTP_URL', 'IMAP_URL', 'DATABASE_URL'];

/** Characters that end the user or the password in a URL, with their codes. */
const URL_CODES = { '#': '%23', '/': '%2F', '?': '%3F', '@': '%40', '[': '%5B', ']': '%5D', ' ': '%20' };

/** Advises how to write the user and the password of a URL; '' if they contain nothing special. */
const adviseEncoding = (value: string): string => {
  const [, user = ''] = /^[a-z]+:\/\/(.*)@/i.exec(value) ?? [];
  const codes = Object.entries(URL_CODES).filter(([character]) => user.includes(character));
  if (/%(?![0-9a-f]{2})/i.test(user)) codes.push(['%', '%25']);
  if (codes.length === 0) return '';
  return `in the user and the password write ${codes.map(([character, code]) => `${code} for ${character}`).join(', ')}`;
};

const adviseMend = (name: string, value: string): string => {
  if (/\s#/.test(value)) return 'a comment needs a line of its own';
  if (/^['"]|['"]$/.test(value)) return 'quotes must surround the whole value';
  return SECRET_SETTINGS.includes(name) ? adviseEncoding(value) : '';
};

/**
 * One sentence about an invalid setting: its name, its value without passwords, what it must be, and how to mend a
 * frequent mistake. `rule` continues a sentence: `must be a port`.
 */
export const describeFault = (name: string, value: string | undefined, rule: string): string => {
  const text = value?.trim() ?? '';
  if (text === '') return `${name} ${rule}`;
  const shown = SECRET_SETTINGS.includes(name) ? hidePassword(text) : text;
  const advice = adviseMend(name, text);
  return `${name} is '${shown}', but ${rule}${advice && `; ${advice}`}`;
};
