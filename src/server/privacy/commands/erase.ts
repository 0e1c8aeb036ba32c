import { confirm } from '../../desk/command/confirm.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { refused } from '../../desk/command/staffError.ts';
import { damagedLine } from '../../desk/explain.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { isDamage } from '../../platform/database/isDamage.ts';
import { keptAsideIn } from '../../platform/database/keptAside.ts';
import { namesOf } from '../queries/mentions.ts';
import { heldLines, isNothing } from './heldLines.ts';
import { mentionLines } from './mentionLines.ts';
import { deleteNpmLogs } from './npmLogs.ts';
import { readKey, readPersonKey } from './readKey.ts';
import { requireWhole } from './requireWhole.ts';

/** Without an address on the command line it is not there. */
const TYPED =
  "Not reached: the history of your shell, which has the address from the command line; 'applications erase' alone asks for it.";

/** The note is on disk before the first row is touched. */
const UNDONE =
  'Nothing was erased, because it stands where the database is damaged. It is noted: a backup that is restored is relieved of it.';

/** Where an erasure does not reach. */
const elsewhere = (dataDir: string, isLogEmpty: boolean): string[] => [
  'Not reached: emails that were sent, files that staff exported, and backups. A backup is relieved when it is restored.',
  ...keptAsideIn(dataDir).map((file) => `Not reached: ${file}, a database kept aside; delete it.`),
  ...(isLogEmpty ? [] : ['The server was reading: the last bytes leave the log at its next restart.']),
];

export const erase = defineCommand(
  {
    name: 'applications erase',
    summary: 'Erases an application, a message or a job alert, or everything of one email address, for good.',
    parameters: {
      '[REF|EMAIL]':
        "a reference, or the person's email address, in any letter case; left out, it is asked, and '-' reads it from standard input",
    },
    options: { yes: { type: 'boolean', help: 'without asking' } },
    examples: ['./staff applications erase', './staff applications erase 7K3QF-0B9XT-M2WZE-H48RD --yes'],
    isFinal: true,
  },
  async (request) => {
    const { parameters, options, database, settings, output, actor, surroundings } = request;
    const given = parameters['[REF|EMAIL]'];
    const key = await readKey(request, {
      command: 'applications erase',
      given,
      what: 'Reference or email address',
    });
    const person = readPersonKey(key);
    const opened = await database();
    await requireWhole(opened, { key, undone: 'Nothing was erased.' });
    const held = await opened.people.find(person);
    const mentions = mentionLines(await opened.people.mentions(person, held));
    const words = namesOf(person, held);
    if (isNothing(held)) {
      throw refused(
        `Nothing is held under ${key}, in ${opened.dataDir}`,
        ...mentions,
        ...deleteNpmLogs(surroundings.npmLogs, words),
      );
    }
    writeLines(output, [`Held under ${key}, in ${opened.dataDir}:`, ...heldLines(held)]);
    await confirm(request, {
      question: 'All of this is erased, and nobody can bring it back.',
      isConfirmed: options.yes,
    });
    const report = await opened
      .erase({
        applications: held.applications.map(({ reference }) => reference),
        messages: held.messages.map(({ reference }) => reference),
        alerts: held.alerts.map(({ reference }) => reference),
        actor,
        why: 'erased',
      })
      .catch((error: unknown) => {
        throw isDamage(error) ? refused(UNDONE, damagedLine(opened.dataDir)) : error;
      });
    writeLines(output, [
      `Erased: applications ${report.applications}, resumes ${report.resumes}, messages ${report.messages}, notes ${report.notes}, emails ${report.mails}, job alerts ${report.alerts}`,
      ...deleteNpmLogs(surroundings.npmLogs, words),
      ...elsewhere(settings().dataDir, report.isLogEmpty),
      ...(given === undefined || given === '-' || person.kind === 'reference' ? [] : [TYPED]),
      ...mentions,
    ]);
  },
);
