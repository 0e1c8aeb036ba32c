import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { callOf } from '../../desk/command/help.ts';
import { refused, StaffError } from '../../desk/command/staffError.ts';
import { explain } from '../../desk/explain.ts';
import { runEditor } from '../../desk/runEditor.ts';
import type { StaffContext } from '../../desk/staffContext.ts';
import { harmlessLine } from '../../desk/terminal/harmless.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { writeNewFile } from '../../desk/writeNewFile.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import type { ClosingRule } from '../text/fieldFaults.ts';
import { readOpeningFile } from './readOpeningFile.ts';

interface Editing {
  id: number;
  /** The file as the person finds it. */
  content: string;
  closing: ClosingRule;
  /** Saves what came back; what it throws keeps the file. Undefined: the person left it as it was. */
  save: (text: OpeningText | undefined) => Promise<void>;
}

/** Nothing typed is lost: whatever goes wrong, the file stays, and the person reads where. */
const keeping = (error: unknown, { id, file }: { id: number; file: string }): StaffError => {
  const { lines, exitCode } = explain(error);
  const kept = `Your text is kept in ${file}; give it back with`;
  return new StaffError([...lines, kept, callOf(`openings edit ${id} ${file}`)], exitCode);
};

/** Tells what is wrong, and asks. Throws the error where nobody can be asked, or it is of another kind. */
const mayMend = async (
  error: unknown,
  { errors, isAttended, questions }: Pick<StaffContext, 'errors' | 'isAttended' | 'questions'>,
): Promise<void> => {
  if (!(error instanceof StaffError) || !isAttended) throw error;
  writeLines(errors, error.lines.map(harmlessLine));
  const answer = await questions.ask('Open it again to fix this? (yes or no): ');
  questions.close();
  if (answer?.trim().toLowerCase() !== 'yes') throw refused('Nothing was changed');
};

const readBack = async (file: string, closing: ClosingRule, context: StaffContext): Promise<OpeningText> => {
  const { input, surroundings } = context;
  for (;;) {
    await runEditor(context.editor, file);
    try {
      return await readOpeningFile({ file, input, surroundings, closing });
    } catch (error) {
      await mayMend(error, context);
    }
  }
};

/** Has a person change an opening in their editor. */
export const editInEditor = async (
  context: StaffContext,
  { id, content, closing, save }: Editing,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'opening-'));
  const file = join(folder, `opening-${id}.md`);
  await writeNewFile(file, Buffer.from(content), { overwrite: false });
  try {
    const text = await readBack(file, closing, context);
    const isLeft = (await readFile(file, 'utf8')) === content;
    await save(isLeft ? undefined : text);
  } catch (error) {
    throw keeping(error, { id, file });
  }
  await rm(dirname(file), { recursive: true });
};
