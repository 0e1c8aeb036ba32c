import { decideApplication } from './applications/decideApplication.ts';
import { exportApplications } from './applications/exportApplications.ts';
import { listApplications } from './applications/listApplications.ts';
import { noteApplication } from './applications/noteApplication.ts';
import { saveResume } from './applications/saveResume.ts';
import { showApplication } from './applications/showApplication.ts';
import { listAudit } from './audit/listAudit.ts';
import { backup } from './care/backupCommand.ts';
import { migrateDatabase } from './care/migrateCommand.ts';
import { purgeNow } from './care/purgeCommand.ts';
import { restoreBackup } from './care/restoreCommand.ts';
import { trustClock } from './care/trustClockCommand.ts';
import { vacuumDatabase } from './care/vacuumCommand.ts';
import type { Command } from './command/command.ts';
import { doctor } from './doctor/doctorCommand.ts';
import { exportMessages } from './messages/exportMessages.ts';
import { listMessages } from './messages/listMessages.ts';
import { handleMessage } from './messages/handleMessage.ts';
import { noteMessage } from './messages/noteMessage.ts';
import { showMessage } from './messages/showMessage.ts';
import { addOpening } from './openings/addOpening.ts';
import { clearSamples } from './openings/clearSamples.ts';
import { copyOpening } from './openings/copyOpening.ts';
import { exportOpenings } from './openings/exportOpenings.ts';
import { importOpenings } from './openings/importOpenings.ts';
import { newOpening } from './openings/newOpening.ts';
import { previewOpening } from './openings/previewOpening.ts';
import { publishOpening } from './openings/publishOpening.ts';
import { closeOpening } from './openings/closeOpening.ts';
import { editOpening } from './openings/editOpening.ts';
import { deleteOpening } from './openings/deleteOpening.ts';
import { openingHistory } from './openings/openingHistory.ts';
import { restoreOpening } from './openings/restoreOpening.ts';
import { deleteNote } from './notes/deleteNote.ts';
import { listOpenings } from './openings/listOpenings.ts';
import { printTemplate } from './openings/printTemplate.ts';
import { reopenOpening } from './openings/reopenOpening.ts';
import { showOpening } from './openings/showOpening.ts';
import { listMail } from './outbox/listMail.ts';
import { retryMail } from './outbox/retryMail.ts';
import { erase } from './people/erase.ts';
import { subjectAccess } from './people/subjectAccess.ts';

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
  deleteOpening,
  importOpenings,
  exportOpenings,
  clearSamples,
  listApplications,
  showApplication,
  decideApplication,
  noteApplication,
  saveResume,
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
  vacuumDatabase,
  purgeNow,
  trustClock,
];
