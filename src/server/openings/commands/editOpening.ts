import { confirm } from '../../desk/command/confirm.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readId } from '../../desk/command/readId.ts';
import { wrongUse } from '../../desk/command/staffError.ts';
import type { StaffContext } from '../../desk/staffContext.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import { dayOf } from '../queries/openNow.ts';
import type { Opening } from '../queries/toOpening.ts';
import { formatOpeningFile } from '../text/formatOpeningFile.ts';
import type { ClosingRule } from '../text/fieldFaults.ts';
import { editInEditor } from './editInEditor.ts';
import { fileNote, versionIn } from './fileNote.ts';
import { openingDiff } from './openingDiff.ts';
import { readOpeningSource } from './readOpeningFile.ts';
import { requireOpening } from './requireOpening.ts';
import { saveOpening, versionNow } from './saveOpening.ts';
import { textOf } from './textOf.ts';

interface Editing {
  before: Opening;
  basedOn: number;
  isConfirmed: boolean | undefined;
  mayOverwrite: boolean | undefined;
}

/** A last day that is past may stay; a new one would close the opening by the way. */
const closingRule = ({ closing_date }: Opening, now: Date): ClosingRule => ({
  today: dayOf(now.toISOString()),
  kept: closing_date,
});

const isSeen = ({ status }: Opening): boolean => status === 'open';

/** Shows what would change, and asks (STAFF-19). */
const showChanges =
  (context: StaffContext, { before, isConfirmed }: Pick<Editing, 'before' | 'isConfirmed'>) =>
  async (text: OpeningText): Promise<void> => {
    const { output } = context;
    writeLines(output, openingDiff(formatOpeningFile(textOf(before)), formatOpeningFile(text), output));
    const question = isSeen(before)
      ? 'Visitors see this at once.'
      : 'This takes the place of the former text.';
    await confirm(context, { question, isConfirmed });
  };

const edit = (context: StaffContext, editing: Editing): Promise<void> => {
  const { before, basedOn, mayOverwrite } = editing;
  const content = formatOpeningFile(before, fileNote(before, basedOn, 'Save the file and leave the editor.'));
  const beforeSaving = showChanges(context, editing);
  return editInEditor(context, {
    id: before.id,
    content,
    closing: closingRule(before, context.now()),
    save: (text = textOf(before)) =>
      saveOpening(context, { before, basedOn, text, beforeSaving, mayOverwrite }),
  });
};

export const editOpening = defineCommand(
  {
    name: 'openings edit',
    summary: 'Changes the texts of an opening, in your editor or from a file; its state and date stay.',
    parameters: {
      ID: "the opening's number, as 'openings list' shows it",
      '[FILE]': "its new texts, begun with 'openings show ID --file'; '-' reads standard input",
    },
    options: {
      yes: { type: 'boolean', help: 'save without asking' },
      overwrite: { type: 'boolean', help: 'also over what someone else changed meanwhile' },
    },
    examples: [
      './staff openings edit 5',
      './staff openings show 5 --file > job.md',
      './staff openings edit 5 job.md',
    ],
  },
  async (request) => {
    const { parameters, options, database, input, now, surroundings } = request;
    const id = readId(parameters.ID);
    const file = parameters['[FILE]'];
    if (file === undefined && !request.isAttended && !options.yes) {
      throw wrongUse('openings edit needs FILE; without one it opens an editor, which needs a terminal');
    }
    const opened = await database();
    const before = await requireOpening(id, opened.openings.find(id));
    const closing = closingRule(before, now());
    const source =
      file === undefined ? undefined : await readOpeningSource({ file, input, surroundings, closing });
    const present = await versionNow(opened, id);
    const { yes: isConfirmed, overwrite: mayOverwrite } = options;
    if (!source) return edit(request, { before, basedOn: present, isConfirmed, mayOverwrite });
    const { text, content } = source;
    const basedOn = versionIn(content, id) ?? present;
    // A script may change what only staff see; its former text is in the history.
    const isAsked = !isConfirmed && (isSeen(before) || request.isAttended);
    return saveOpening(request, {
      before,
      basedOn,
      text,
      mayOverwrite,
      ...(isAsked && { beforeSaving: showChanges(request, { before, isConfirmed }) }),
    });
  },
);
