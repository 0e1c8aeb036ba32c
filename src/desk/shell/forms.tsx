import {
  createContext,
  useContext,
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

interface DeskFormProps<Data> {
  className?: string;
  role?: 'search';
  /** Label of the submit button; left out if the footer has the buttons. */
  submit?: string;
  variant?: 'quiet' | 'danger';
  /** Validates more than that the required fields are filled in: a sentence for each invalid field. */
  check?: (getText: GetText) => Readonly<Record<string, string | false>>;
  /** Sends the form. If it makes a call, the call's error is shown. */
  send:
    | ((getText: GetText) => PromiseLike<{ data?: Data | undefined; error?: unknown }>)
    | ((getText: GetText) => void);
  onSent?: (data: Data) => unknown;
  /** Next to the button. */
  footer?: ReactNode;
  children: ReactNode;
}

/** 'Date and time' as 'Enter the date and time'. */
const emptyError = (label: string): string =>
  `Enter ${label.startsWith('Your ') ? '' : 'the '}${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** A form with its validation errors, from `check` or from a refused call. */
export const DeskForm = <Data,>(props: DeskFormProps<Data>) => {
  const { submit, variant, check, send, onSent, footer, children, ...form } = props;
  const [refusal, setRefusal] = useState({ fields: {} as FieldErrors, text: '', attempt: 0 });
  const [isBusy, setIsBusy] = useState(false);
  const show = (fields: FieldErrors, text = '') =>
    setRefusal(({ attempt }) => ({ fields, text, attempt: attempt + 1 }));
  const submitForm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const entries = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const getText: GetText = (name) => {
      const text = String(entries.get(name) ?? '');
      return /password|again/.test(name) ? text : text.trim();
    };
    const required = event.currentTarget.querySelectorAll<HTMLInputElement>('[required]');
    const empty = [...required].filter(({ value }) => value.trim() === '');
    const invalid = [
      ...empty.map(({ id, labels }) => [id, emptyError(labels?.[0]?.textContent ?? id)]),
      ...Object.entries(check?.(getText) ?? {}).filter(([, sentence]) => sentence !== false),
    ];
    if (invalid.length > 0) return show(Object.fromEntries(invalid) as FieldErrors);
    setIsBusy(true);
    const call = await send(getText);
    setIsBusy(false);
    const error = asDeskError(call?.error);
    show(error?.fields ?? {}, error?.text);
    if (call?.data !== undefined) onSent?.(call.data);
  };
  const errors = Object.entries(refusal.fields).map(([id, text]) => ({ id, text }));
  return (
    <Form noValidate {...form} onSubmit={(event) => void submitForm(event)}>
      {errors.length > 0 && <ErrorSummary errors={errors} attempt={refusal.attempt} />}
      {refusal.text && errors.length === 0 && (
        <Alert kind="danger" role="alert">
          {refusal.text}
        </Alert>
      )}
      <FieldErrorsContext value={refusal.fields}>{children}</FieldErrorsContext>
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
  need?: 'optional' | undefined;
  rows?: number;
  onText?: (text: string) => void;
}

export const TextField = ({ id, label, hint, need, onText, ...control }: TextFieldProps) => (
  <Field id={id} label={label} hint={hint} error={useContext(FieldErrorsContext)[id]} {...(need && { need })}>
    {(props) => (
      <Form.Control
        {...props}
        name={id}
        required={need !== 'optional'}
        {...control}
        {...(control.rows && { as: 'textarea' as const })}
        {...(onText && { onChange: ({ target }: { target: { value: string } }) => onText(target.value) })}
      />
    )}
  </Field>
);

type SelectFieldProps = Readonly<Record<'id' | 'label', string>> & {
  hint?: string | undefined;
  need?: 'optional' | undefined;
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

/** A draft that survives a reload of this tab until sign-out. `clear` deletes it once it is sent. */
export const useDraft = <Value,>(key: string, initial: Value) => {
  const [stored] = useState(() => sessionStorage.getItem(PREFIX + key));
  const [value, setValue] = useState(stored === null ? initial : (JSON.parse(stored) as Value));
  const [isChanged, setIsChanged] = useState(stored !== null);
  return {
    value,
    isChanged,
    change: (next: Value) => {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(next));
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
