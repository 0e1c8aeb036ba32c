import { site } from '../../../content/site.ts';
import { harmless } from '../../desk/terminal/harmless.ts';
import type { Questions } from '../../desk/terminal/questions.ts';
import { styled, writeLines, type Terminal } from '../../desk/terminal/terminal.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import { checkOpeningText } from '../text/checkOpeningText.ts';
import { formatOpeningFile } from '../text/formatOpeningFile.ts';
import { openingQuestions } from './openingQuestions.ts';
import { endQuestion } from './questionTexts.ts';

/** `ended`: no more answers came. */
export type OpeningChoice = 'publish' | 'draft' | 'quit' | 'ended';

interface Asking {
  questions: Questions;
  output: Terminal;
  /** ISO 8601 date. */
  today: string;
  /** What was typed before. */
  begun?: OpeningText | undefined;
  /** Called with what was typed so far, as often as it grows. */
  keep: (text: OpeningText) => void;
}

const EMPTY: OpeningText = {
  job_title: '',
  company_name: site.fullName,
  location: '',
  description: '',
  requirements: [],
};

const CHOICES = ['publish', 'draft', 'back', 'quit'] as const;

const askForChoice = async ({ questions }: Asking): Promise<OpeningChoice | 'back'> => {
  for (;;) {
    const answer = await questions.ask(endQuestion);
    if (answer === undefined) return 'ended';
    const typed = answer.trim().toLowerCase();
    const choice = CHOICES.find((each) => typed !== '' && each.startsWith(typed));
    if (choice) return choice;
  }
};

const showPreview = ({ output }: Asking, text: OpeningText): void =>
  writeLines(output, ['', styled(output, 'bold', 'Preview'), '', harmless(formatOpeningFile(text))]);

/**
 * Asks for an opening, question by question; each answer is judged at once by the rules of files. Gives what was
 * typed so far, whatever the choice at the end.
 */
export const askForOpening = async (
  asking: Asking,
): Promise<{ text: OpeningText; choice: OpeningChoice }> => {
  let text = asking.begun ?? EMPTY;
  let position = 0;
  for (;;) {
    const question = openingQuestions[position];
    if (!question) {
      showPreview(asking, text);
      const choice = await askForChoice(asking);
      if (choice !== 'back') return { text, choice };
      position -= 1;
      continue;
    }
    const answer = await question.ask(asking.questions, text, asking.keep);
    if (!answer) return { text, choice: 'ended' };
    if (answer.kind === 'back') {
      position = Math.max(0, position - 1);
      continue;
    }
    const faults = checkOpeningText(answer.text, asking.today).filter(
      ({ field }) => field === question.field,
    );
    if (faults.length > 0) {
      writeLines(
        asking.output,
        faults.map((fault) => styled(asking.output, 'red', fault.text)),
      );
      continue;
    }
    text = answer.text;
    asking.keep(text);
    position += 1;
  }
};
