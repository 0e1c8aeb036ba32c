import { verify } from 'otplib';
import { trimEmail } from '../../contract/personRules.ts';
import type { StoredUser } from '../platform/database/deskTables.ts';
import { lowerCase } from '../platform/database/engine.ts';
import type { DeskDependencies } from './dependencies.ts';
import { verifyPassword } from './passwords.ts';
import type { AttemptLimit } from './queries/sessions.ts';

type Dependencies = Pick<DeskDependencies, 'users' | 'sessions' | 'clock'>;

interface Credentials {
  email: string;
  password: string;
  code?: string | undefined;
  /** The IP address of the client. */
  client: string;
  /** The token of a browser in which somebody has signed in before. */
  device?: string | undefined;
}

type SignInResult =
  | { kind: 'signedIn'; user: StoredUser }
  | { kind: 'refused'; needsCode: boolean }
  | { kind: 'tooManyAttempts' };

/** Wrong passwords for one account from one address, or from one browser in which its user has signed in. */
const MAX_PER_ORIGIN = 10;
/** Wrong passwords for one account from everywhere else, so that many addresses do not guess faster. */
const MAX_PER_ACCOUNT = 100;
/** A whole office may share an IP address. */
const MAX_PER_IP = 50;
/** Wrong codes together with the right password: whoever has the password must not try all codes. */
const MAX_CODES = 10;
/** How far the clock of a phone may be off. */
const TOLERANCE_S = 30;

interface Limits {
  password: readonly AttemptLimit[];
  code: AttemptLimit;
}

/**
 * The limits of a sign-in. Attempts are counted by account and origin together, so that wrong passwords from outside
 * lock nobody out: a browser in which the user has signed in counts for itself.
 */
const findLimits = async (
  { sessions }: Dependencies,
  { email, client, device }: Credentials,
): Promise<Limits> => {
  const account = lowerCase(trimEmail(email));
  const isKnown = device !== undefined && (await sessions.findDevice(device)) === account;
  if (isKnown) {
    const origin = `account ${account} in browser ${device}`;
    return {
      password: [{ key: origin, max: MAX_PER_ORIGIN }],
      code: { key: `code of ${origin}`, max: MAX_CODES },
    };
  }
  return {
    password: [
      { key: `account ${account} from ${client}`, max: MAX_PER_ORIGIN },
      { key: `account ${account}`, max: MAX_PER_ACCOUNT },
      { key: `address ${client}`, max: MAX_PER_IP },
    ],
    code: { key: `code of account ${account}`, max: MAX_CODES },
  };
};

/** The time step of a correct code, if it is later than `after`; otherwise undefined. */
export const findTimeStep = async (
  secret: string,
  code: string,
  { clock, after }: { clock: () => Date; after: number | null },
): Promise<number | undefined> => {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(clock().getTime() / 1000);
  const result = await verify({
    secret,
    token,
    epoch,
    epochTolerance: TOLERANCE_S,
    ...(after !== null && { afterTimeStep: after }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
};

interface CheckedPassword {
  /** Undefined: the account is unknown or disabled, or the password is wrong. */
  user: StoredUser | undefined;
  /** False after too many attempts: then a password alone is not enough. */
  isWithinLimits: boolean;
  limits: Limits;
}

/** Checks a password. Every attempt is counted and takes the same amount of work. */
export const checkPassword = async (
  dependencies: Dependencies,
  credentials: Credentials,
  check: typeof verifyPassword = verifyPassword,
): Promise<CheckedPassword> => {
  const { users, sessions } = dependencies;
  const limits = await findLimits(dependencies, credentials);
  const isWithinLimits = await sessions.countAttempt(limits.password);
  const user = await users.findByEmail(credentials.email);
  const isCorrect = await check(credentials.password, user?.password_hash);
  return { user: isCorrect && user?.is_disabled === 0 ? user : undefined, isWithinLimits, limits };
};

/**
 * Checks a sign-in. The response and the amount of work are the same for an unknown account, a wrong password, a
 * disabled account and an account without a password. `needsCode` is true only if the password is right. A right
 * password with a right code is accepted even after too many wrong passwords.
 */
export const checkSignIn = async (
  dependencies: Dependencies,
  credentials: Credentials,
  check?: typeof verifyPassword,
): Promise<SignInResult> => {
  const { clock, users, sessions } = dependencies;
  const { user, isWithinLimits, limits } = await checkPassword(dependencies, credentials, check);
  const refusal = isWithinLimits
    ? ({ kind: 'refused', needsCode: false } as const)
    : ({ kind: 'tooManyAttempts' } as const);
  if (!user) return refusal;
  if (user.code_secret === null) {
    if (!isWithinLimits) return refusal;
  } else {
    const { code = '' } = credentials;
    if (code.trim() === '') return { kind: 'refused', needsCode: true };
    if (!(await sessions.countAttempt([limits.code]))) return { kind: 'tooManyAttempts' };
    const step = await findTimeStep(user.code_secret, code, { clock, after: user.code_step });
    const isUnused = step !== undefined && (await users.consumeCode(user.id, step));
    if (!isUnused) return { kind: 'refused', needsCode: true };
  }
  await sessions.deleteAttempts([...limits.password.slice(0, 1), limits.code]);
  return { kind: 'signedIn', user };
};
