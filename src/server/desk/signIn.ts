import { verify } from 'otplib';
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
}

type SignInResult =
  | { kind: 'signedIn'; user: StoredUser }
  | { kind: 'refused'; needsCode: boolean }
  | { kind: 'tooManyAttempts' };

const MAX_PER_ACCOUNT = 10;
/** A whole office may share an IP address. */
const MAX_PER_IP = 50;
/** How far the clock of a phone may be off. */
const TOLERANCE_S = 30;

const accountLimit = (email: string): AttemptLimit => ({
  key: `account ${lowerCase(email.trim())}`,
  max: MAX_PER_ACCOUNT,
});

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

/** Checks a password. Every attempt is counted and takes the same amount of work. */
export const checkPassword = async (
  { users, sessions }: Dependencies,
  { email, password, client }: Credentials,
  check: typeof verifyPassword = verifyPassword,
): Promise<{ kind: 'tooManyAttempts' } | { kind: 'checked'; user: StoredUser | undefined }> => {
  const limits = [accountLimit(email), { key: `address ${client}`, max: MAX_PER_IP }];
  if (!(await sessions.countAttempt(limits))) return { kind: 'tooManyAttempts' };
  const user = await users.findByEmail(email);
  const isCorrect = await check(password, user?.password_hash);
  return { kind: 'checked', user: isCorrect && user?.is_disabled === 0 ? user : undefined };
};

/**
 * Checks a sign-in. The response and the amount of work are the same for an unknown account, a wrong password, a
 * disabled account and an account without a password. `needsCode` is true only if the password is right.
 */
export const checkSignIn = async (
  dependencies: Dependencies,
  credentials: Credentials,
  check?: typeof verifyPassword,
): Promise<SignInResult> => {
  const checked = await checkPassword(dependencies, credentials, check);
  if (checked.kind === 'tooManyAttempts') return checked;
  const { user } = checked;
  if (!user) return { kind: 'refused', needsCode: false };
  if (user.code_secret !== null) {
    const { clock, users } = dependencies;
    const step = await findTimeStep(user.code_secret, credentials.code ?? '', {
      clock,
      after: user.code_step,
    });
    const isUnused = step !== undefined && (await users.consumeCode(user.id, step));
    if (!isUnused) return { kind: 'refused', needsCode: true };
  }
  await dependencies.sessions.deleteAttempts(accountLimit(credentials.email));
  return { kind: 'signedIn', user };
};
