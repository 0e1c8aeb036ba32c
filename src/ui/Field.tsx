import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import { formTexts, toLengthNote } from '../content/formTexts.ts';
import { excessLength, type TextLength } from '../contract/textLength.ts';
import { joinClasses } from '../lib/joinClasses.ts';

/** The attributes that tie a control to its label, hint and error, the same in every form. */
export interface ControlProps {
  id: string;
  required?: true;
  'aria-describedby'?: string;
  /** Always present: otherwise an empty required field would be announced as invalid before it is filled in. */
  'aria-invalid': boolean;
}

interface FieldProps {
  id: string;
  label: string;
  /** Shown after the label; left out for a field that the page fills in. */
  need?: 'required' | 'optional';
  hint?: string | undefined;
  error?: string | undefined;
  /** The text's limit, instead of `maxlength`, which silently cuts pasted text. */
  max?: number | undefined;
  /** Renders the control: `(control) => <Form.Control {...control} … />`. */
  children: (control: ControlProps) => ReactNode;
}

/** Milliseconds without a change before the count is announced, so that it does not interrupt typing. */
const ANNOUNCE_DELAY_MS = 1000;

/** The number of remaining or excess characters. The visible text follows every key; the announced one waits. */
const LengthNote = ({ id, length }: { id: string; length: TextLength }) => {
  const note = toLengthNote(length);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(note), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [note]);
  return (
    <>
      <p id={id} className={excessLength(length) > 0 ? 'field-error mt-1' : 'form-text'} hidden={note === ''}>
        <span>{note}</span>
      </p>
      <span aria-live="polite" className="visually-hidden">
        {announced}
      </span>
    </>
  );
};

/**
 * A control with its label, hint and error, tied together by ids, which `Form.Control.Feedback` does not do
 * (docs/decisions/react-bootstrap-exceptions.md). The error is above the control, where no autocomplete list covers it.
 */
export const Field = ({ id, label, need, hint, error, max, children }: FieldProps) => {
  const ids = { hint: `${id}-hint`, error: `${id}-error`, length: `${id}-length` };
  const describedBy = joinClasses(hint && ids.hint, error && ids.error, max !== undefined && ids.length);
  const [text, setText] = useState('');
  const groupRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Typed before hydration, or restored by the browser.
    const control = groupRef.current?.querySelector<HTMLInputElement>('input, textarea');
    if (control) setText(control.value);
  }, []);
  return (
    <Form.Group
      ref={groupRef}
      className="field"
      onInput={max ? ({ target }: FormEvent) => setText((target as HTMLInputElement).value) : undefined}
    >
      <Form.Label htmlFor={id}>{need ? `${label} ${formTexts[need]}` : label}</Form.Label>
      {hint && (
        <Form.Text as="p" id={ids.hint}>
          {hint}
        </Form.Text>
      )}
      {error && (
        <p id={ids.error} className="field-error">
          <span>
            <span className="visually-hidden">{formTexts.errorPrefix} </span>
            {error}
          </span>
        </p>
      )}
      {children({
        id,
        ...(need === 'required' ? { required: true } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        'aria-invalid': error !== undefined,
      })}
      {max && <LengthNote id={ids.length} length={{ text, max }} />}
    </Form.Group>
  );
};
