import { isNeeded, OPENING_FIELDS, type OpeningField } from '../../../contract/openingFields.ts';
import type { Questions } from '../../desk/terminal/questions.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import { asSpelled } from '../text/asSpelled.ts';
import { lineQuestion, longQuestions } from './questionTexts.ts';

/** `undefined`: no more answers come. */
export type Answer = { kind: 'text'; text: OpeningText } | { kind: 'back' } | undefined;

/** One question: it gets what was said so far, and gives it with the answer in it. */
export interface OpeningQuestion {
  field: keyof OpeningText;
  ask: (questions: Questions, text: OpeningText, keep: (text: OpeningText) => void) => Promise<Answer>;
}

const isBack = (line: string): boolean => line.trim().toLowerCase() === 'back';
const answered = (text: OpeningText): Answer => ({ kind: 'text', text });

const questionOf = (field: OpeningField): OpeningQuestion => ({
  field,
  ask: async (questions, text) => {
    const present = text[field] ?? '';
    const line = await questions.ask(`${lineQuestion(field)}${present ? ` [${present}]` : ''}: `);
    if (line === undefined) return undefined;
    if (isBack(line)) return { kind: 'back' };
    const typed = line.trim();
    const isEmptied = typed === '-' && !isNeeded(field);
    const value = isEmptied ? '' : typed || present;
    return answered(asSpelled({ ...text, [field]: isNeeded(field) ? value : value || null }));
  },
});

/** The lines up to the one that ends them; `back` counts in the first line only. */
const readLines = async (
  questions: Questions,
  {
    prompt,
    isLast,
    keep,
  }: {
    prompt: string;
    isLast: (line: string) => boolean;
    keep: (lines: readonly string[]) => void;
  },
): Promise<string[] | 'back' | undefined> => {
  const lines: string[] = [];
  for (;;) {
    const line = await questions.ask(lines.length === 0 ? `${prompt}\n` : '');
    if (line === undefined) return undefined;
    if (lines.length === 0 && isBack(line)) return 'back';
    if (isLast(line)) return lines;
    lines.push(line.trimEnd());
    keep(lines);
  }
};

const kept = (isSome: boolean): string => (isSome ? ' [at once: it stays as it is]' : '');

const descriptionQuestion: OpeningQuestion = {
  field: 'description',
  ask: async (questions, text, keep) => {
    const prompt = `${longQuestions.description}${kept(text.description !== '')}:`;
    const lines = await readLines(questions, {
      prompt,
      isLast: (line) => line.trim() === '.',
      keep: (so) => keep({ ...text, description: so.join('\n') }),
    });
    if (lines === undefined) return undefined;
    if (lines === 'back') return { kind: 'back' };
    return answered({ ...text, description: lines.join('\n').trim() || text.description });
  },
};

const itemsOf = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim().replace(/^[-*+]\s+/, ''));

const requirementsQuestion: OpeningQuestion = {
  field: 'requirements',
  ask: async (questions, text, keep) => {
    const prompt = `${longQuestions.requirements}${kept(text.requirements.length > 0)}:`;
    const lines = await readLines(questions, {
      prompt,
      isLast: (line) => line.trim() === '',
      keep: (so) => keep({ ...text, requirements: itemsOf(so) }),
    });
    if (lines === undefined) return undefined;
    if (lines === 'back') return { kind: 'back' };
    if (lines.length === 0) return answered(text);
    return answered({ ...text, requirements: lines[0] === '-' ? [] : itemsOf(lines) });
  },
};

/** Every question, in order. */
export const openingQuestions: readonly OpeningQuestion[] = [
  ...OPENING_FIELDS.map(questionOf),
  descriptionQuestion,
  requirementsQuestion,
];
