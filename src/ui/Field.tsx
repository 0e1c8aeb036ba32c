import type { ReactNode } from 'react';
import { formTexts } from '../content/formTexts.ts';
import type { TextLength } from '../contract/tooLong.ts';
import { LengthNote } from './LengthNote.tsx';

/** What a control must carry to belong to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  id: string;
  label: string;
  /** Says so in words behind the label; left out for a field that the page fills in. */
  need?: 'required' | 'optional';
  hint?: string | undefined;
  error?: string | undefined;
  /** What is typed and how long it may be: instead of `maxlength`, which cuts what is pasted without a word. */
  length?: TextLength | undefined;
  /** Draws the control itself: `(control) => <input {...control} … />`. */
  children: (control: ControlProps) => ReactNode;
}

/**
 * The one owner of a field's label, hint and error and of the ids that tie them to the control: the library's own
 * feedback is tied to nothing (docs/requirements.md, FORM-6). The error stands before the control, so that it is
 * neither covered by an autocomplete list nor read too late.
 */
export const Field = ({ id, label, need, hint, error, length, children }: FieldProps) => {
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const lengthId = length ? `${id}-length` : '';
  const describedBy = [hintId, errorId, lengthId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className="form-label">
        {need ? `${label} ${formTexts[need]}` : label}
      </label>
      {hint && (
        <p id={hintId} className="form-text">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          <span>
            <span className="visually-hidden">{formTexts.errorPrefix} </span>
            {error}
          </span>
        </p>
      )}
      {children({
        id,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {length && <LengthNote id={lengthId} length={length} />}
    </div>
  );
};
