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

/** The validation errors of the form around a field, by the names of fields. */
export const FieldErrorsContext = createContext<FieldErrors>({});

/** The text of a field, trimmed; a password as it was typed. */
export type Typed = (name: string) => string;

interface DeskFormProps {
  id?: string;
  className?: string;
  role?: 'search';
  /** The label of the button; none if a dialog's footer holds it. */
  submit?: string;
  variant?: 'quiet' | 'danger';
  /** A sentence for each field that is wrong. */
  check?: (typed: Typed) => Readonly<Record<string, string | false>>;
  /** Sends the form; answers the error of its call. */
  send: (typed: Typed) => unknown;
  /** Beside the button. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A form with its validation errors, from the browser's rules or from a refused call. */
export const DeskForm = ({ submit, variant, check, send, footer, children, ...form }: DeskFormProps) => {
  const [fields, setFields] = useState<FieldErrors>({});
  const [verdict, setVerdict] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const show = (errors: FieldErrors, text?: string) => {
    setFields(errors);
    setVerdict(Object.keys(errors).length > 0 ? undefined : text);
    setAttempt((count) => count + 1);
  };
  const submitForm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const typed: Typed = (name) => {
      const text = String(data.get(name) ?? '');
      return /password|again/.test(name) ? text : text.trim();
    };
    const wrong = Object.entries(check?.(typed) ?? {}).filter(([, sentence]) => sentence !== false);
    if (wrong.length > 0) return show(Object.fromEntries(wrong) as FieldErrors);
    setIsBusy(true);
    const error = asDeskError(await send(typed));
    setIsBusy(false);
    show(error?.fields ?? {}, error?.text);
  };
  const errors = Object.entries(fields).map(([id, text]) => ({ id, text }));
  return (
    <Form noValidate {...form} onSubmit={(event) => void submitForm(event)}>
      {errors.length > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
      {verdict && (
        <Alert kind="danger" role="alert">
          {verdict}
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
  /** Also the name of the field, in the form and in the answer of a refused call. */
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

const read = <Value,>(key: string): Value | undefined => {
  const text = sessionStorage.getItem(PREFIX + key);
  return text === null ? undefined : (JSON.parse(text) as Value);
};

/** A value that survives a reload of this tab; signing out ends it. `forget` ends it once it is sent. */
export const useDraft = <Value,>(key: string, initial: Value) => {
  const [value, setValue] = useState<Value>(() => read<Value>(key) ?? initial);
  const [isChanged, setIsChanged] = useState(() => read<Value>(key) !== undefined);
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
    forget: (next: Value = initial) => {
      sessionStorage.removeItem(PREFIX + key);
      setValue(next);
      setIsChanged(false);
    },
  };
};
