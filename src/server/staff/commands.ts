import { listApplications } from './applications/listApplications.ts';
import { saveResume } from './applications/saveResume.ts';
import { showApplication } from './applications/showApplication.ts';
import type { Command } from './command/command.ts';
import { exportMessages } from './messages/exportMessages.ts';
import { listMessages } from './messages/listMessages.ts';
import { showMessage } from './messages/showMessage.ts';
import { addOpening } from './openings/addOpening.ts';
import { closeOpening } from './openings/closeOpening.ts';
import { editOpening } from './openings/editOpening.ts';
import { listOpenings } from './openings/listOpenings.ts';
import { printTemplate } from './openings/printTemplate.ts';
import { reopenOpening } from './openings/reopenOpening.ts';
import { showOpening } from './openings/showOpening.ts';
import { listMail } from './outbox/listMail.ts';
import { retryMail } from './outbox/retryMail.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  listOpenings,
  showOpening,
  printTemplate,
  addOpening,
  editOpening,
  closeOpening,
  reopenOpening,
  listApplications,
  showApplication,
  saveResume,
  listMessages,
  showMessage,
  exportMessages,
  listMail,
  retryMail,
];
