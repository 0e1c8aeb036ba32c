import { resumes } from '../support/resumes.ts';
import { countStored, queryDatabase, type TestServer } from '../support/server.ts';
import { makeApplication, makeForm, post } from './client.ts';

const APPLY = '/career-form.php';
export const DAY_MS = 86_400_000;

/** Sends applications to a server that starts later, and reads what it has stored. */
export const applicationHelpers = (server: () => TestServer) => ({
  apply: (fields: Record<string, unknown>, key?: string) =>
    post(server(), APPLY, makeApplication(fields), key),
  makePdfForm: (name = 'cv.pdf') => makeForm([{ name, bytes: resumes.pdf }]),
  countApplications: () => countStored(server().dataDir).applications,
  readNewest: (): Record<string, unknown> =>
    queryDatabase<Record<string, unknown>>(
      server().dataDir,
      'select * from applications order by id desc limit 1',
    )[0] ?? {},
});
