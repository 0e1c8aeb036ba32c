import { decideApplication } from '../applications/commands/decideApplication.ts';
import { exportApplications } from '../applications/commands/exportApplications.ts';
import { listApplications } from '../applications/commands/listApplications.ts';
import { noteApplication } from '../applications/commands/noteApplication.ts';
import { saveResume } from '../applications/commands/saveResume.ts';
import { scanApplications } from '../applications/commands/scanApplications.ts';
import { showApplication } from '../applications/commands/showApplication.ts';
import type { Command } from '../desk/command/command.ts';
import { exportMessages } from '../messages/commands/exportMessages.ts';
import { handleMessage } from '../messages/commands/handleMessage.ts';
import { listMessages } from '../messages/commands/listMessages.ts';
import { noteMessage } from '../messages/commands/noteMessage.ts';
import { showMessage } from '../messages/commands/showMessage.ts';
import { addOpening } from '../openings/commands/addOpening.ts';
import { clearSamplesCommand } from '../openings/commands/clearSamples.ts';
import { closeOpening } from '../openings/commands/closeOpening.ts';
import { copyOpening } from '../openings/commands/copyOpening.ts';
import { deleteOpeningCommand } from '../openings/commands/deleteOpening.ts';
import { editOpening } from '../openings/commands/editOpening.ts';
import { exportOpenings } from '../openings/commands/exportOpenings.ts';
import { importOpeningsCommand } from '../openings/commands/importOpenings.ts';
import { listAlerts } from '../openings/commands/listAlerts.ts';
import { listOpenings } from '../openings/commands/listOpenings.ts';
import { newOpening } from '../openings/commands/newOpening.ts';
import { openingHistory } from '../openings/commands/openingHistory.ts';
import { previewOpening } from '../openings/commands/previewOpening.ts';
import { printTemplate } from '../openings/commands/printTemplate.ts';
import { publishOpening } from '../openings/commands/publishOpening.ts';
import { reindexOpenings } from '../openings/commands/reindexOpenings.ts';
import { reopenOpening } from '../openings/commands/reopenOpening.ts';
import { restoreOpening } from '../openings/commands/restoreOpening.ts';
import { showOpening } from '../openings/commands/showOpening.ts';
import { listMail } from '../outbox/commands/listMail.ts';
import { retryMail } from '../outbox/commands/retryMail.ts';
import { deleteNote } from '../privacy/commands/deleteNote.ts';
import { erase } from '../privacy/commands/erase.ts';
import { subjectAccess } from '../privacy/commands/subjectAccess.ts';
import { backup } from '../upkeep/commands/backupCommand.ts';
import { copyDatabaseCommand } from '../upkeep/commands/copyCommand.ts';
import { listAudit } from '../upkeep/commands/listAudit.ts';
import { migrateDatabase } from '../upkeep/commands/migrateCommand.ts';
import { purgeNow } from '../upkeep/commands/purgeCommand.ts';
import { restoreBackup } from '../upkeep/commands/restoreCommand.ts';
import { vacuumDatabase } from '../upkeep/commands/vacuumCommand.ts';
import { doctor } from '../upkeep/doctor/doctorCommand.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  listOpenings,
  showOpening,
  newOpening,
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
  deleteOpeningCommand,
  importOpeningsCommand,
  exportOpenings,
  clearSamplesCommand,
  reindexOpenings,
  listAlerts,
  listApplications,
  showApplication,
  decideApplication,
  noteApplication,
  saveResume,
  scanApplications,
  exportApplications,
  subjectAccess,
  erase,
  listMessages,
  showMessage,
  handleMessage,
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
  vacuumDatabase,
  purgeNow,
];
