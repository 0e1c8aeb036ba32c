import {
  createContext,
  useContext,
  useState,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
} from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import type { FormControlProps } from 'react-bootstrap/FormControl';
import { Alert } from '../../ui/Alert.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { joinClasses } from '../../lib/joinClasses.ts';
import { Field } from '../../ui/Field.tsx';
import { asDeskError } from '../deskApi.ts';

type FieldErrors = Readonly<Record<string, string>>;

/** Validation errors of the surrounding form, by field name. */
const FieldErrorsContext = createContext<FieldErrors>({});

/** Returns the text of a field, trimmed unless it is a password. */
export type GetText = (name: string) => string;

interface DeskFormProps<Data> {
  className?: string;
  role?: 'search';
  /** Label of the submit button; undefined if the footer contains the buttons. */
  submit?: string;
  variant?: 'quiet' | 'danger';
  /** False while something that the form sends is still loading: the button can be focused, but looks and is disabled. */
  isReady?: boolean;
  /** Validates beyond required fields. Returns a sentence for each invalid field. */
  validate?: (getText: GetText) => Readonly<Record<string, string | false>>;
  /** Sends the form. If it makes a call, the call's error is shown. */
  send:
    | ((getText: GetText) => PromiseLike<{ data?: Data | undefined; error?: unknown }>)
    | ((getText: GetText) => void);
  onSent?: (data: Data) => unknown;
  /** Next to the button. */
  footer?: ReactNode;
  children: ReactNode;
}

/** 'Date and time' becomes 'Enter the date and time'. */
const describeEmpty = (label: string): string =>
  `Enter ${label.startsWith('Your ') ? '' : 'the '}${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** A form with its validation errors, from `validate` or from a refused call. */
export const DeskForm = <Data,>(props: DeskFormProps<Data>) => {
  const { submit, variant, isReady = true, validate, send, onSent, footer, children, ...form } = props;
  const [failure, setFailure] = useState({ fields: {} as FieldErrors, text: '', attempt: 0 });
  const [isBusy, setIsBusy] = useState(false);
  const showErrors = (fields: FieldErrors, text = '') =>
    setFailure(({ attempt }) => ({ fields, text, attempt: attempt + 1 }));
  const submitForm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    const formData = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const getText: GetText = (name) => {
      const text = String(formData.get(name) ?? '');
      return /password|again/.test(name) ? text : text.trim();
    };
    const required = event.currentTarget.querySelectorAll<HTMLInputElement>('[required]');
    const emptyFields = [...required].filter(({ value }) => value.trim() === '');
    const invalid = [
      ...emptyFields.map(({ id, labels }) => [id, describeEmpty(labels?.[0]?.textContent ?? id)]),
      ...Object.entries(validate?.(getText) ?? {}).filter(([, sentence]) => sentence !== false),
    ];
    if (invalid.length > 0) return showErrors(Object.fromEntries(invalid) as FieldErrors);
    setIsBusy(true);
    const result = await send(getText);
    setIsBusy(false);
    const error = asDeskError(result?.error);
    showErrors(error?.fields ?? {}, error?.text);
    if (result?.data !== undefined) onSent?.(result.data);
  };
  const errors = Object.entries(failure.fields).map(([id, text]) => ({ id, text }));
  return (
    <Form noValidate {...form} onSubmit={(event) => void submitForm(event)}>
      {errors.length > 0 && <ErrorSummary errors={errors} attempt={failure.attempt} />}
      {failure.text && errors.length === 0 && (
        <Alert kind="danger" role="alert">
          {failure.text}
        </Alert>
      )}
      <FieldErrorsContext value={failure.fields}>{children}</FieldErrorsContext>
      {(submit ?? footer) && (
        <div className="actions">
          {submit && (
            <Button type="submit" variant={variant ?? 'primary'} aria-disabled={isBusy || !isReady}>
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

interface FieldGroupProps {
  /** Also the name of the field in error responses. */
  id: string;
  label: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** Several controls that make up one field. An error's link leads to the group. */
export const FieldGroup = ({ id, label, hint, children }: FieldGroupProps) => {
  const error = useContext(FieldErrorsContext)[id];
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="field"
      aria-describedby={joinClasses(hint && `${id}-hint`, error && `${id}-error`)}
    >
      <legend className="form-label">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="form-text">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
};

type SelectFieldProps = Readonly<Record<'id' | 'label', string>> & {
  hint?: string | undefined;
  need?: 'optional' | undefined;
  choices: readonly (readonly [value: string | number, label: string])[];
  value?: string | number;
  onText?: (value: string) => void;
} & Pick<SelectHTMLAttributes<HTMLSelectElement>, 'onBlur' | 'onKeyDown' | 'onPointerDown'>;

export const SelectField = ({
  id,
  label,
  hint,
  need,
  choices,
  value,
  onText,
  ...events
}: SelectFieldProps) => (
  <Field id={id} label={label} hint={hint} error={useContext(FieldErrorsContext)[id]} {...(need && { need })}>
    {(props) => (
      <Form.Select
        {...props}
        {...events}
        name={id}
        value={value}
        onChange={({ target }) => onText?.(target.value)}
      >
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </Form.Select>
    )}
  </Field>
);

const STORAGE_PREFIX = 'desk-draft:';

/** A draft that survives reloads of this tab, until `clear` or sign-out deletes it. */
export const useDraft = <Value,>(key: string, initial: Value) => {
  const [stored] = useState(() => sessionStorage.getItem(STORAGE_PREFIX + key));
  const [value, setValue] = useState(stored === null ? initial : (JSON.parse(stored) as Value));
  const [isChanged, setIsChanged] = useState(stored !== null);
  return {
    value,
    isChanged,
    change: (next: Value) => {
      sessionStorage.setItem(STORAGE_PREFIX + key, JSON.stringify(next));
      setValue(next);
      setIsChanged(true);
    },
    clear: (next: Value = initial) => {
      sessionStorage.removeItem(STORAGE_PREFIX + key);
      setValue(next);
      setIsChanged(false);
    },
  };
};
