import { join } from 'node:path';
import { ANYWAY } from '../../applications/commands/anyway.ts';
import { saveResumes } from '../../applications/commands/saveResumes.ts';
import { beginExport } from '../../desk/beginExport.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { callOf } from '../../desk/command/help.ts';
import { refused, wrongUse } from '../../desk/command/staffError.ts';
import { makeNewFolder } from '../../desk/makeNewFolder.ts';
import { outPath } from '../../desk/place/personsPath.ts';
import { jsonText } from '../../desk/terminal/jsonText.ts';
import { progressOf } from '../../desk/terminal/progress.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { writeNewFile } from '../../desk/writeNewFile.ts';
import { heldLines, isNothing } from './heldLines.ts';
import { mentionLines } from './mentionLines.ts';
import { summaryOf, withoutStaff } from './personSummary.ts';
import { readKey } from './readKey.ts';
import { requireWhole } from './requireWhole.ts';

export const subjectAccess = defineCommand(
  {
    name: 'applications subject-access',
    summary: 'Writes everything that is held about a person into a new folder, for them to have.',
    parameters: {
      '[EMAIL]':
        "the person's email address, in any letter case; left out, it is asked, and '-' reads it from standard input",
    },
    options: { out: { type: 'string', value: 'DIR', help: 'the folder to make' }, anyway: ANYWAY },
    examples: [
      './staff applications subject-access --out grace',
      './staff applications subject-access grace@example.com --out grace',
    ],
  },
  async (request) => {
    const { parameters, options, database, output, errors, now, actor, surroundings } = request;
    const name = 'applications subject-access';
    if (!options.out) throw wrongUse(`${name} needs --out DIR; see ${callOf(name)} --help`);
    const folder = outPath(surroundings, options.out);
    const email = await readKey(request, {
      command: name,
      given: parameters['[EMAIL]'],
      what: 'Email address',
    });
    if (!email.includes('@')) throw wrongUse(`'${email}' is not an email address`);
    const opened = await database();
    await requireWhole(opened, { key: email, undone: 'Nothing was written.' });
    const person = { kind: 'email', email } as const;
    const held = await opened.people.find(person);
    const mentions = mentionLines(await opened.people.mentions(person, held));
    if (isNothing(held)) throw refused(`Nothing is held about ${email}, in ${opened.dataDir}`, ...mentions);
    await makeNewFolder(folder);
    const subjects = [
      ...held.applications.map(({ reference }) => `application ${reference}`),
      ...held.messages.map(({ reference }) => `message ${reference}`),
      ...held.alerts.map(({ reference }) => `alert ${reference}`),
    ];
    await opened.audit.noteAll('person.informed', subjects, { actor });
    const finish = await beginExport(opened, { folder, actor });
    const write = (file: string, text: string) =>
      writeNewFile(join(folder, file), Buffer.from(text), { overwrite: false });
    const progress = progressOf({ errors, now }, 'resumes');
    const { damaged, leftOut } = await saveResumes(held.applications, {
      folder: join(folder, 'resumes'),
      database: opened,
      progress,
      anyway: options.anyway === true,
    });
    await write('data.json', jsonText(withoutStaff(held)));
    await write('summary.txt', summaryOf(email, held, now().toISOString()));
    await finish();
    writeLines(output, [
      `Held about ${email}, in ${opened.dataDir}:`,
      ...heldLines(held),
      `All of it is in ${folder}`,
      ...leftOut,
      ...mentions,
    ]);
    if (damaged.length > 0) throw refused(...damaged, 'Everything else was written');
  },
);
