import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { queryDatabase, type TestServer } from '../support/server.ts';
import { applyNow, fetchFrom } from './client.ts';
import { browserHeaders } from './applicationForm.ts';

export const CANARY = 'canary-5d1e8';

export const applicant = {
  name: `Ada ${CANARY}`,
  email: `ada.${CANARY}@Example.com`,
  phone: '+44 20 7946 0958',
  otherinformation: `About ${CANARY}`,
};

/** Applies with new text each time, because equal content counts as one application. */
export const apply = async (server: TestServer): Promise<string> =>
  String(
    (await applyNow(server, { ...applicant, otherinformation: `About ${CANARY}, ${randomUUID()}` }))[
      'reference'
    ],
  );

export const withdraw = (
  server: TestServer,
  reference: string,
  fields: Record<string, string> = {},
  headers = browserHeaders,
) =>
  fetchFrom(server, `/applications/${reference}/withdraw`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

export const exists = async (server: TestServer, reference: string): Promise<boolean> => {
  const { status } = await fetchFrom(server, `/applications/${reference}`, { headers: browserHeaders });
  expect([200, 404]).toContain(status);
  return status === 200;
};

export const readActions = (server: TestServer, reference: string): string[] =>
  queryDatabase<{ line: string }>(
    server.dataDir,
    `select actor || ' ' || action as line from audit where subject = 'application ${reference}' order by id`,
  ).map(({ line }) => line);

/** Returns the files of the data folder that contain a text, ignoring letter case. */
export const findFilesWith = ({ dataDir }: { dataDir: string }, text: string): string[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'latin1').toLowerCase().includes(text));
