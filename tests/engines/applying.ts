import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resumes } from '../support/resumes.ts';
import { countStored, freshDir } from '../support/server.ts';
import type { Place } from './journey.ts';

export const RESUME = 'zoe cv.pdf';

export const resumeFile = (): string => {
  const file = join(freshDir(), RESUME);
  writeFileSync(file, resumes.pdf);
  return file;
};

let people = 0;
/** No two send the same, which would be taken as one (ONCE-10). */
export const somebody = () => {
  people += 1;
  return {
    name: 'Zoë O’Brien-Łukasiewicz',
    email: `zoe${people}@example.org`,
    phone: '+44 (0)20 7946-0958',
    words: `Möchte gern am Montag anfangen. ${people}`,
  };
};

export const openJob = async ({ tab }: Place): Promise<void> => {
  await tab.open('/careers');
  await tab.click('main h3 a');
  await tab.expectPath(/^\/career-details\/\d+$/);
  await tab.expectText('main', 'Requirements');
};

export const fillIn = async ({ tab }: Place, person = somebody()) => {
  await tab.type('main form input[name="name"]', '', person.name);
  await tab.type('main form input[name="email"]', '', person.email);
  await tab.type('main form input[name="phone"]', '', person.phone);
  await tab.type('main form textarea', '', person.words);
  return person;
};

export const send = ({ tab }: Place) => tab.click('main button[type="submit"]', 'Send application');
export const applications = ({ server }: Place) => countStored(server.dataDir).applications;
