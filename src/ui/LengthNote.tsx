import { lengthNote } from '../content/formTexts.ts';
import { tooMany, type TextLength } from '../contract/tooLong.ts';
import { useSettled } from './useSettled.ts';

/** Milliseconds without a change after which the count is read out; sooner, a screen reader would do nothing but count. */
const READ_OUT_MS = 1000;

interface LengthNoteProps {
  /** Of the line that describes the control. */
  id: string;
  length: TextLength;
}

/**
 * How many characters are too many, or are left shortly before that: a text that is pasted is never cut off, since
 * nobody would notice (docs/requirements.md, FORM-3). The visible line follows every key; its spoken twin waits.
 */
export const LengthNote = ({ id, length }: LengthNoteProps) => {
  const note = lengthNote(length);
  const settled = useSettled(note, READ_OUT_MS);
  return (
    <>
      <p id={id} className={tooMany(length) > 0 ? 'field-error mt-1' : 'form-text'} hidden={note === ''}>
        <span>{note}</span>
      </p>
      <span aria-live="polite" className="visually-hidden">
        {settled}
      </span>
    </>
  );
};
