import { isDeepStrictEqual } from 'node:util';
import type { OpeningText } from '../../db/insertOpening.ts';
import { dayOf } from '../../db/openNow.ts';
import type { Opening } from '../../db/toOpening.ts';
import { confirm } from '../command/confirm.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { readId } from '../command/readId.ts';
import { refused, wrongUse } from '../command/staffError.ts';
import { formatOpeningFile } from '../openingText/formatOpeningFile.ts';
import type { StaffContext } from '../staffContext.ts';
import { writeLines } from '../terminal/terminal.ts';
import { editInEditor } from './editInEditor.ts';
import { openingDiff } from './openingDiff.ts';
import { readOpeningFile } from './readOpeningFile.ts';
import { noOpening, requireOpening } from './requireOpening.ts';
import { textOf } from './textOf.ts';

const saysTheSame = (opening: Opening, text: OpeningText): boolean =>
  isDeepStrictEqual({ ...opening, ...text }, opening);

/** A new closing date that is past would close it by the way; 'openings close' says so. */
const refusePastClosing = (before: Opening, { closing_date }: OpeningText, today: string): void => {
  if (!closing_date || closing_date === before.closing_date || closing_date >= today) return;
  throw refused(`closing_date ${closing_date} is past; to close the opening, see openings close`);
};

interface Saving {
  before: Opening;
  text: OpeningText | undefined;
  beforeSaving?: (text: OpeningText) => Promise<void>;
}

const save = async (
  { desk, now, output, actor }: StaffContext,
  { before, text, beforeSaving }: Saving,
): Promise<void> => {
  const { id } = before;
  if (text === undefined || saysTheSame(before, text)) {
    return writeLines(output, [`Opening ${id} says this already; nothing was changed`]);
  }
  refusePastClosing(before, text, dayOf(now().toISOString()));
  await beforeSaving?.(text);
  const { openings } = await desk();
  const changed = await openings.edit(id, text, { actor, basedOn: before.updated_at });
  if (changed) return writeLines(output, [`Opening ${id} is changed`]);
  if (!(await openings.find(id))) throw noOpening(id);
  throw refused(`Opening ${id} was changed by somebody else meanwhile; nothing was changed`);
};

const edit = (context: StaffContext, before: Opening, isConfirmed: boolean | undefined): Promise<void> => {
  const content = formatOpeningFile(before, [`Opening ${before.id}. Save the file and leave the editor.`]);
  const showChanges = async (text: OpeningText): Promise<void> => {
    const { output } = context;
    writeLines(output, openingDiff(formatOpeningFile(textOf(before)), formatOpeningFile(text), output));
    const isSeen = before.status === 'open';
    const question = isSeen ? 'Visitors see this at once.' : 'This takes the place of the former text.';
    await confirm(context, { question, isConfirmed });
  };
  return editInEditor(context, {
    id: before.id,
    content,
    save: (text) => save(context, { before, text, beforeSaving: showChanges }),
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
    options: { yes: { type: 'boolean', help: 'save what the editor gives back without asking' } },
    examples: [
      './staff openings edit 5',
      './staff openings show 5 --file > job.md',
      './staff openings edit 5 job.md',
    ],
  },
  async (request) => {
    const { parameters, options, desk, input, surroundings } = request;
    const id = readId(parameters.ID);
    const file = parameters['[FILE]'];
    if (file === undefined && !request.isAttended && !options.yes) {
      throw wrongUse('openings edit needs FILE; without one it opens an editor, which needs a terminal');
    }
    const text = file === undefined ? undefined : await readOpeningFile({ file, input, surroundings });
    const { openings } = await desk();
    const before = await requireOpening(id, openings.find(id));
    return text ? save(request, { before, text }) : edit(request, before, options.yes);
  },
);
