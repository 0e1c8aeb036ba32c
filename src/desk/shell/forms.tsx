import {
  createContext,
  useContext,
  useEffect,
  useState,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import type { FormControlProps } from 'react-bootstrap/FormControl';
import { Alert } from '../../ui/Alert.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Field } from '../../ui/Field.tsx';
import { asDeskError } from '../deskApi.ts';

type FieldErrors = Readonly<Record<string, string>>;

/** The surrounding form's validation errors by field name. */
const FieldErrorsContext = createContext<FieldErrors>({});

/** Returns a field's trimmed text; a password's untrimmed. */
export type GetText = (name: string) => string;

interface DeskFormProps {
  className?: string;
  role?: 'search';
  /** Label of the submit button; left out if the footer has the buttons. */
  submit?: string;
  variant?: 'quiet' | 'danger';
  /** Validates the form: a sentence for each invalid field. */
  check?: (getText: GetText) => Readonly<Record<string, string | false>>;
  /** Sends the form; returns the call's error. */
  send: (getText: GetText) => unknown;
  /** Next to the button. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A form with its validation errors, from `check` or from a refused call. */
export const DeskForm = ({ submit, variant, check, send, footer, children, ...form }: DeskFormProps) => {
  const [fields, setFields] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const show = (errors: FieldErrors, text?: string) => {
    setFields(errors);
    setFailure(Object.keys(errors).length > 0 ? undefined : text);
    setAttempt((count) => count + 1);
  };
  const submitForm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const getText: GetText = (name) => {
      const text = String(data.get(name) ?? '');
      return /password|again/.test(name) ? text : text.trim();
    };
    const invalid = Object.entries(check?.(getText) ?? {}).filter(([, sentence]) => sentence !== false);
    if (invalid.length > 0) return show(Object.fromEntries(invalid) as FieldErrors);
    setIsBusy(true);
    const error = asDeskError(await send(getText));
    setIsBusy(false);
    show(error?.fields ?? {}, error?.text);
  };
  const errors = Object.entries(fields).map(([id, text]) => ({ id, text }));
  return (
    <Form noValidate {...form} onSubmit={(event) => void submitForm(event)}>
      {errors.length > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
      {failure && (
        <Alert kind="danger" role="alert">
          {failure}
        </Alert>
      )}
      <FieldErrorsContext value={fields}>{children}</FieldErrorsContext>
      {(submit ?? footer) && (
        <div className="actions">
          {submit && (
            <Button type="submit" variant={variant ?? 'primary'} aria-disabled={isBusy}>
              {submit}
            </Button>
          )}
          {footer}
        </div>
      )}
    </Form>
  );
};

interface TextFieldProps
  extends
    Omit<FormControlProps, 'form'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FormControlProps | 'form'> {
  /** Also the field's name in the form and in error responses. */
  id: string;
  label: string;
  hint?: string | undefined;
  need?: 'optional';
  rows?: number;
  onText?: (text: string) => void;
}

export const TextField = ({ id, label, hint, need, onText, ...control }: TextFieldProps) => (
  <Field id={id} label={label} hint={hint} error={useContext(FieldErrorsContext)[id]} {...(need && { need })}>
    {(props) => (
      <Form.Control
        {...props}
        name={id}
        {...control}
        {...(control.rows && { as: 'textarea' as const })}
        {...(onText && { onChange: ({ target }: { target: { value: string } }) => onText(target.value) })}
      />
    )}
  </Field>
);

type SelectFieldProps = Readonly<Record<'id' | 'label', string>> & {
  hint?: string | undefined;
  need?: 'optional';
  choices: readonly (readonly [value: string | number, label: string])[];
  value?: string | number;
  onText?: (value: string) => void;
};

export const SelectField = ({ id, label, hint, need, choices, value, onText }: SelectFieldProps) => (
  <Field id={id} label={label} hint={hint} error={useContext(FieldErrorsContext)[id]} {...(need && { need })}>
    {(props) => (
      <Form.Select {...props} name={id} value={value} onChange={({ target }) => onText?.(target.value)}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </Form.Select>
    )}
  </Field>
);

const PREFIX = 'desk-draft:';

const readDraft = <Value,>(key: string): Value | undefined => {
  const text = sessionStorage.getItem(PREFIX + key);
  return text === null ? undefined : (JSON.parse(text) as Value);
};

/** A draft that survives a reload of this tab until sign-out. `clear` deletes it once it is sent. */
export const useDraft = <Value,>(key: string, initial: Value) => {
  const [value, setValue] = useState<Value>(() => readDraft<Value>(key) ?? initial);
  const [isChanged, setIsChanged] = useState(() => readDraft<Value>(key) !== undefined);
  useEffect(() => {
    if (isChanged) sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  }, [key, value, isChanged]);
  return {
    value,
    isChanged,
    change: (next: Value) => {
      setValue(next);
      setIsChanged(true);
    },
    clear: (next: Value = initial) => {
      sessionStorage.removeItem(PREFIX + key);
      setValue(next);
      setIsChanged(false);
    },
  };
};
