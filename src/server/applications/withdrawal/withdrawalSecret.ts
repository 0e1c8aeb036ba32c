import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export interface WithdrawalSecret {
  /** For the link in the mail: 192 random bits. */
  token: string;
  /** For the database: SHA-256, lower-case hexadecimal. */
  hash: string;
  /** Tells mails apart, and nothing of the secret. */
  part: string;
}

const TOKEN_BYTES = 24;
const PART_BYTES = 6;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A secret that confirms one withdrawal (docs/requirements.md, PRIV-8). */
export const newSecret = (): WithdrawalSecret => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOf(token).toString('hex'), part: randomBytes(PART_BYTES).toString('hex') };
};

/** Whether `token` is the secret whose hash is kept; compared in a time that says nothing of either. */
export const isSecretOf = (hash: string | null | undefined, token: string): boolean =>
  typeof hash === 'string' && timingSafeEqual(hashOf(token), Buffer.from(hash, 'hex'));
