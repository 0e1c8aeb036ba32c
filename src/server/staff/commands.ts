import { addUser, disableUser, linkUser, listUsers } from '../desk/commands.ts';
import { notices } from '../openings/notices/noticeCommands.ts';
import { clearSamples, importOpenings } from '../openings/openingCommands.ts';
import { listMail, retryMail } from '../outbox/commands.ts';
import { hold, release } from '../privacy/commands/holds.ts';
import { erase, subjectAccess } from '../privacy/commands/people.ts';
import type { StaffCommand } from '../terminal/command.ts';
import { backup, restoreBackup } from '../upkeep/commands/backups.ts';
import { copyDatabaseCommand, migrateDatabase, purge } from '../upkeep/commands/database.ts';
import { exportData } from '../upkeep/commands/exportData.ts';
import { showSettings } from '../upkeep/commands/settings.ts';
import { doctor } from '../upkeep/doctor/doctorCommand.ts';

/** Every command, in the order of the help. */
export const commands: readonly StaffCommand[] = [
  addUser,
  listUsers,
  linkUser,
  disableUser,
  doctor,
  showSettings,
  backup,
  restoreBackup,
  migrateDatabase,
  copyDatabaseCommand,
  exportData,
  importOpenings,
  clearSamples,
  notices,
  listMail,
  retryMail,
  subjectAccess,
  erase,
  hold,
  release,
  purge,
];
