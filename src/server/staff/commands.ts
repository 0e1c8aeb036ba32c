import { decideApplications, noteApplication } from '../applications/commands/decideApplications.ts';
import { exportApplications, saveResume } from '../applications/commands/exportApplications.ts';
import { listApplications, showApplication } from '../applications/commands/readApplications.ts';
import {
  exportMessages,
  handleMessages,
  listMessages,
  noteMessage,
  showMessage,
} from '../messages/commands/messages.ts';
import { addOpening, importOpenings, printTemplate } from '../openings/commands/addOpenings.ts';
import {
  copyOpening,
  editOpening,
  openingHistory,
  restoreOpening,
  showOpening,
} from '../openings/commands/editOpenings.ts';
import { exportOpenings, listAlerts, listOpenings } from '../openings/commands/listOpenings.ts';
import {
  clearSamples,
  closeOpening,
  deleteOpening,
  previewOpening,
  publishOpening,
  reopenOpening,
} from '../openings/commands/publishOpenings.ts';
import { listMail, retryMail } from '../outbox/commands/outbox.ts';
import { deleteNote, erase, subjectAccess } from '../privacy/commands/people.ts';
import type { StaffCommand } from '../terminal/command.ts';
import { backup, restoreBackup } from '../upkeep/commands/backups.ts';
import { copyDatabaseCommand, listAudit, migrateDatabase, purge } from '../upkeep/commands/database.ts';
import { doctor } from '../upkeep/doctor/doctorCommand.ts';

/** Every command, in the order of the help. */
export const commands: readonly StaffCommand[] = [
  listOpenings,
  showOpening,
  printTemplate,
  addOpening,
  editOpening,
  previewOpening,
  publishOpening,
  closeOpening,
  reopenOpening,
  copyOpening,
  openingHistory,
  restoreOpening,
  deleteOpening,
  importOpenings,
  exportOpenings,
  clearSamples,
  listAlerts,
  listApplications,
  showApplication,
  decideApplications,
  noteApplication,
  saveResume,
  exportApplications,
  subjectAccess,
  erase,
  listMessages,
  showMessage,
  handleMessages,
  noteMessage,
  exportMessages,
  deleteNote,
  listMail,
  retryMail,
  listAudit,
  doctor,
  backup,
  restoreBackup,
  migrateDatabase,
  copyDatabaseCommand,
  purge,
];
