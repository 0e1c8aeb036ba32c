import { defineCommand } from '../../desk/command/defineCommand.ts';
import { requireAll } from '../../desk/command/requireAll.ts';
import { refused } from '../../desk/command/staffError.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { ListedApplication } from '../queries/selectApplications.ts';
import { REFERENCE_HELP } from './referenceHelp.ts';
import { requireApplication } from './requireApplication.ts';
import { unreadableLines } from './unreadableLines.ts';

const isJudged = ({ scan }: ListedApplication): boolean => scan === 'clean' || scan === 'refused';

const choose = async (opened: StaffDatabase, words: readonly string[]) => {
  if (words.length === 0) return opened.applications.list();
  const found = await requireAll(words, (text) => requireApplication(opened, text));
  const rows = [...new Map(found.map((row) => [row.reference, row])).values()];
  return { rows, unreadable: [] };
};

export const scanApplications = defineCommand(
  {
    name: 'applications scan',
    summary: 'Has resumes scanned by the server: those named, or all that were not scanned yet.',
    parameters: { '[REF…]': `none, one or more: ${REFERENCE_HELP}` },
    options: { again: { type: 'boolean', help: 'also those that the scanner has judged already' } },
    examples: [
      './staff applications scan',
      './staff applications scan 7K3QF-0B9XT-M2WZE-H48RD --again',
      './staff applications scan --again',
    ],
  },
  async ({ parameters, options, settings, database, output, actor }) => {
    if (settings().scan.command.length === 0)
      throw refused('SCAN_COMMAND is not set: there is nothing that scans; see docs/operations.md');
    const opened = await database();
    const { rows, unreadable } = await choose(opened, parameters['[REF…]']);
    const wanted = rows.filter((row) => options.again || !isJudged(row));
    await opened.applications.askForScans(
      wanted.map(({ reference }) => reference),
      { actor },
    );
    const left = rows.length - wanted.length;
    const count =
      wanted.length === 1
        ? '1 resume is scanned next'
        : `${wanted.length} resumes are scanned next, one after the other`;
    writeLines(output, [
      `${count}, while the server runs`,
      ...(left > 0 ? [`Scanned already: ${left}; --again has them scanned once more`] : []),
    ]);
    if (unreadable.length > 0) throw refused(...unreadableLines(unreadable, opened.dataDir));
  },
);
