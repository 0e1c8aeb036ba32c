import { storeApplication } from '../support/storeApplication.ts';
import { makeDataFolder } from '../support/staff.ts';

/** Makes a data folder with two applications, and a backup of it. */
export const makeFolderWithBackup = async () => {
  const folder = makeDataFolder();
  const first = await storeApplication(folder.dataDir);
  const second = await storeApplication(folder.dataDir, {
    openingId: first.openingId,
    text: { email: 'ada@example.com' },
  });
  const file = folder.path('backup.db');
  expect((await folder.run(['backup', file])).code).toBe(0);
  return { ...folder, backup: file, first, second };
};
