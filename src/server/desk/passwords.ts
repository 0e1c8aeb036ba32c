import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;

const hashWith = (password: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', { ...COST, nonce, message: password.normalize('NFKC') });

/** The hash that is stored for a password. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const hash = await hashWith(password, nonce);
  return `${PREFIX}${nonce.toString('base64url')}$${hash.toString('base64url')}`;
};

/** Nobody's password: an account that does not exist takes the same work as one that does. */
const NOBODY = `${PREFIX}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether a password is the one that was hashed; always hashes once, also where there is no account. */
export const isPassword = async (password: string, stored: string | null | undefined): Promise<boolean> => {
  const [nonce = '', hash = ''] = (stored ?? NOBODY).slice(PREFIX.length).split('$');
  const found = await hashWith(password, Buffer.from(nonce, 'base64url'));
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === found.length && timingSafeEqual(expected, found) && Boolean(stored);
};

/** An unguessable token of 256 bits, and what is stored of it. */
export const newToken = (): { token: string; hash: string } => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
};
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
