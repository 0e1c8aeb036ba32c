import { hashPassword } from '../../src/server/desk/passwords.ts';
import { readConfig } from '../../src/server/platform/settings/config.ts';
import { openStaffDatabase } from '../../src/server/staff/openStaffDatabase.ts';
import { newToken } from '../../src/server/platform/token.ts';

const EMAIL = 'recruiter@example.com';
const ACTOR = 'npm run dev';

/**
 * Gives the sample recruiter a new password and returns a line with it; undefined without a desk, or with PostgreSQL,
 * which may be somebody else's. A password that is always the same would stay in a database that is later published.
 */
export const seedRecruiter = async (env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  const config = readConfig(env);
  if (!config.desk || config.databaseUrl) return undefined;
  const { users, close } = await openStaffDatabase(config);
  try {
    const known = await users.findByEmail(EMAIL);
    const link = known
      ? await users.makeLink(known.id, ACTOR)
      : await users.add({ email: EMAIL, name: 'Robin Recruiter', role: 'recruiter' }, ACTOR);
    if (!link) return undefined;
    const password = newToken(9);
    await users.setPassword(link.token, { passwordHash: await hashPassword(password) });
    return `Staff desk: http://localhost:${config.desk.port}, as ${EMAIL} with the password ${password}`;
  } finally {
    await close();
  }
};
