import { defineCommand } from '../../desk/command/defineCommand.ts';
import { callOf } from '../../desk/command/help.ts';
import { refused, wrongUse } from '../../desk/command/staffError.ts';
import { outPath } from '../../desk/place/personsPath.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { writeNewFile } from '../../desk/writeNewFile.ts';
import { ANYWAY, refusedLine, warningsOf } from './anyway.ts';
import { checkedResume } from './checkedResume.ts';
import { REFERENCE_HELP } from './referenceHelp.ts';
import { requireApplication } from './requireApplication.ts';
import { documentMarks } from '../resumeType/documentMarks.ts';

export const saveResume = defineCommand(
  {
    name: 'applications resume',
    summary: 'Writes the resume into a file, byte for byte as it was received.',
    parameters: { REF: REFERENCE_HELP },
    options: {
      out: { type: 'string', value: 'FILE', help: "where to; '-' is standard output" },
      anyway: ANYWAY,
      force: { type: 'boolean', help: 'also over a file that is there already' },
    },
    examples: ['./staff applications resume 7K3QF-0B9XT-M2WZE-H48RD --out resume.pdf'],
  },
  async ({ parameters, options, database, output, errors, actor, surroundings }) => {
    if (!options.out) {
      throw wrongUse(`applications resume needs --out FILE; see ${callOf('applications resume')} --help`);
    }
    const toOutput = options.out === '-';
    const file = toOutput ? '-' : outPath(surroundings, options.out);
    // An RTF is text: on a terminal an applicant's escape sequences would be obeyed.
    if (toOutput && output.isTerminal) throw refused('A resume is not shown on a terminal; use --out FILE');
    const opened = await database();
    const { applications } = opened;
    const application = await requireApplication(opened, parameters.REF);
    if (application.scan === 'refused' && !options.anyway) throw refused(refusedLine(application));
    const bytes = await checkedResume(opened, application);
    // Before the first byte: one that is cut off has taken personal data along, too (STAFF-30).
    await applications.noteExport([application.reference], { actor });
    if (toOutput) output.write(bytes);
    else await writeNewFile(file, bytes, { overwrite: options.force === true });
    const target = toOutput ? 'standard output' : file;
    writeLines(toOutput ? errors : output, [
      `${target}: ${bytes.length} bytes, SHA-256 ${application.sha256}`,
      ...warningsOf(application),
      ...documentMarks(application.file_type, bytes).map((mark) => `The resume holds ${mark}`),
    ]);
  },
);
