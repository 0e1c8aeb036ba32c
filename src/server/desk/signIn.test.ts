import { openTestDatabase } from '../../../tests/support/testDatabase.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { sessionQueries } from './queries/sessions.ts';
import { userQueries } from './queries/users.ts';
import { checkSignIn } from './signIn.ts';

describe('a sign-in', () => {
  it('does the same work whatever the reason for refusing it', async () => {
    const database = await openTestDatabase();
    const clock = database.clock.now;
    const users = userQueries(database.db, clock);
    const sessions = sessionQueries(database.db, clock);
    const password = 'correct horse battery';
    const add = async (email: string, isDisabled: boolean) => {
      const { user, token } = await users.add({ email, name: 'N', role: 'recruiter' }, 'test');
      await users.setPassword(token, { passwordHash: await hashPassword(password) });
      if (isDisabled) await users.change(user.id, { isDisabled }, 'test');
    };
    await add('here@example.com', false);
    await add('off@example.com', true);
    await users.add({ email: 'linked@example.com', name: 'N', role: 'recruiter' }, 'test');

    const recordCalls = async (email: string) => {
      const calls: string[] = [];
      const spies = {
        clock,
        users: new Proxy(users, {
          get: (target, name) => (calls.push(String(name)), Reflect.get(target, name) as never),
        }),
        sessions: new Proxy(sessions, {
          get: (target, name) => (calls.push(String(name)), Reflect.get(target, name) as never),
        }),
      };
      const result = await checkSignIn(
        spies,
        { email, password: 'wrong wrong wrong', client: '127.0.0.1' },
        (attempt, stored) => {
          calls.push('hash');
          return verifyPassword(attempt, stored);
        },
      );
      return { result, calls };
    };
    const expected = await recordCalls('here@example.com');
    expect(expected).toEqual({
      result: { kind: 'refused', needsCode: false },
      calls: ['countAttempt', 'findByEmail', 'hash'],
    });
    for (const email of ['nobody@example.com', 'off@example.com', 'linked@example.com', ''])
      expect(await recordCalls(email)).toEqual(expected);
    await database.close();
  });

  it('accepts no password for an account without a stored hash', async () => {
    expect(await verifyPassword('', null)).toBe(false);
    expect(await verifyPassword('correct', undefined)).toBe(false);
    const stored = await hashPassword('caf\u00e9 caf\u00e9 caf\u00e9');
    // Keyboards enter an accent as one character or as two.
    expect(await verifyPassword('cafe\u0301 cafe\u0301 cafe\u0301', stored)).toBe(true);
    expect(await verifyPassword('cafe cafe cafe', stored)).toBe(false);
  });
});
