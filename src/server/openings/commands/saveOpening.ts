import { isDeepStrictEqual } from 'node:util';
import { confirm } from '../../desk/command/confirm.ts';
import { callOf } from '../../desk/command/help.ts';
import { refused } from '../../desk/command/staffError.ts';
import { bothTimes } from '../../desk/list/timeFields.ts';
import type { StaffContext } from '../../desk/staffContext.ts';
import { harmlessLine } from '../../desk/terminal/harmless.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import type { OpeningVersion } from '../queries/openingVersions.ts';
import { dayOf } from '../queries/openNow.ts';
import type { Opening } from '../queries/toOpening.ts';
import { formatOpeningFile } from '../text/formatOpeningFile.ts';
import { openingDiff } from './openingDiff.ts';
import { noOpening, requireOpening } from './requireOpening.ts';
import { textOf } from './textOf.ts';

export interface Saving {
  before: Opening;
  /** The version that the text was begun with. */
  basedOn: number;
  text: OpeningText;
  beforeSaving?: (text: OpeningText) => Promise<void>;
  /** Also over what someone else changed meanwhile. */
  mayOverwrite: boolean | undefined;
}

const saysTheSame = (opening: Opening, text: OpeningText): boolean =>
  isDeepStrictEqual({ ...opening, ...text }, opening);

/** A new closing date that is past would close it by the way; 'openings close' says so. */
const refusePastClosing = (before: Opening, { closing_date }: OpeningText, today: string): void => {
  if (!closing_date || closing_date === before.closing_date || closing_date >= today) return;
  throw refused(`closing_date ${closing_date} is past; to close the opening, see openings close`);
};

/** The number of an opening's present text: 1 where it was never changed. */
export const versionNow = async (
  { openings }: Pick<StaffDatabase, 'openings'>,
  id: number,
): Promise<number> => (await openings.versions(id))[0]?.version ?? 1;

const changedBy = (id: number, { actor, at }: Pick<OpeningVersion, 'actor' | 'at'>): string =>
  `Opening ${id} was changed meanwhile, by ${harmlessLine(actor) || 'someone else'}, ${bothTimes(at)}`;

/** Shows what somebody else's text is, and what this one would make of it, and asks. Gives the version to replace. */
const askToOverwrite = async (context: StaffContext, { before, text, mayOverwrite }: Saving) => {
  const { output, database, isAttended } = context;
  const { openings } = await database();
  const { id } = before;
  const now = await requireOpening(id, openings.find(id));
  const [latest = { version: 1, actor: '', at: now.updated_at }] = await openings.versions(id);
  const said = changedBy(id, latest);
  if (!isAttended && !mayOverwrite) {
    throw refused(
      `${said}; nothing was changed`,
      `See what it says now with ${callOf(`openings show ${id}`)}; --overwrite saves yours in its place`,
    );
  }
  writeLines(output, [said, ...openingDiff(formatOpeningFile(textOf(now)), formatOpeningFile(text), output)]);
  const question = "Yours takes the place of that text, which 'openings history' keeps.";
  await confirm(context, { question, isConfirmed: mayOverwrite });
  return latest.version;
};

/** Saves the texts of an opening, unless they say the same; what somebody changed meanwhile is asked about. */
export const saveOpening = async (context: StaffContext, saving: Saving): Promise<void> => {
  const { before, text } = saving;
  const { id } = before;
  const { database, now, output, actor } = context;
  const { openings } = await database();
  let { basedOn } = saving;
  if (saysTheSame(before, text)) {
    return writeLines(output, [`Opening ${id} says this already; nothing was changed`]);
  }
  refusePastClosing(before, text, dayOf(now().toISOString()));
  await saving.beforeSaving?.(text);
  for (;;) {
    if (await openings.edit(id, text, { actor, basedOn })) {
      return writeLines(output, [`Opening ${id} is changed`]);
    }
    if (!(await openings.find(id))) throw noOpening(id);
    basedOn = await askToOverwrite(context, saving);
  }
};
