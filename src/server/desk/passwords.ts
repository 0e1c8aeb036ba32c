import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const HASH_COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const PREFIX = `$argon2id$v=19$m=${HASH_COST.memory},t=${HASH_COST.passes},p=${HASH_COST.parallelism}$`;

const deriveHash = (password: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', { ...HASH_COST, nonce, message: password.normalize('NFKC') });

/** Hashes a password, in the form that is stored. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const hash = await deriveHash(password, nonce);
  return `${PREFIX}${nonce.toString('base64url')}$${hash.toString('base64url')}`;
};

/** Checked if there is no account, so that the response takes the same time. */
const DUMMY_HASH = `${PREFIX}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether a password matches a stored hash. Without a stored hash it returns false, after the same amount of work. */
export const verifyPassword = async (password: string, stored?: string | null): Promise<boolean> => {
  const [nonce = '', hash = ''] = (stored ?? DUMMY_HASH).slice(PREFIX.length).split('$');
  const actual = await deriveHash(password, Buffer.from(nonce, 'base64url'));
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === actual.length && timingSafeEqual(expected, actual) && Boolean(stored);
};
