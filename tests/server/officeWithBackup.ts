import { storeApplication } from '../support/application.ts';
import { makeDataFolder } from '../support/staff.ts';

/** An office with two applications, and a backup of it. */
export const officeWithBackup = async () => {
  const office = makeDataFolder();
  const first = await storeApplication(office.dataDir);
  const second = await storeApplication(office.dataDir, {
    openingId: first.openingId,
    text: { email: 'ada@example.com' },
  });
  const file = office.path('backup.db');
  expect((await office.here(['backup', file])).code).toBe(0);
  return { ...office, backup: file, first, second };
};
