import { useState, useEffect, type InputHTMLAttributes } from 'react';
import Form from 'react-bootstrap/Form';
import type { FormControlProps } from 'react-bootstrap/FormControl';
import { Alert } from '../../ui/Alert.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Field } from '../../ui/Field.tsx';
import { asDeskError } from '../deskApi.ts';

interface FormErrors {
  /** By the ids of controls, which are the names of fields. */
  fields: Readonly<Record<string, string>>;
  /** What is wrong beyond single fields. */
  verdict?: string | undefined;
  attempt: number;
}

/** A form's validation errors, from the browser's rules or from a refused call. */
export const useFormErrors = () => {
  const [errors, setErrors] = useState<FormErrors>({ fields: {}, attempt: 0 });
  const show = (fields: FormErrors['fields'], verdict?: string) =>
    setErrors(({ attempt }) => ({ fields, verdict, attempt: attempt + 1 }));
  return {
    ...errors,
    refused: show,
    failed: (error: unknown) => {
      const { fields = {}, text } = asDeskError(error) ?? {};
      show(fields, Object.keys(fields).length > 0 ? undefined : text);
    },
    cleared: () => setErrors({ fields: {}, attempt: 0 }),
  };
};

export type FormErrorState = ReturnType<typeof useFormErrors>;

/** What keeps a form from being sent, above its fields. The ids of controls are the names of fields. */
export const FormSummary = ({ form }: { form: Pick<FormErrorState, 'fields' | 'verdict' | 'attempt'> }) => {
  const { fields, verdict, attempt } = form;
  const errors = Object.entries(fields).map(([id, text]) => ({ id, text }));
  if (errors.length > 0)
    return <ErrorSummary errors={errors} attempt={attempt} {...(verdict && { verdict })} />;
  return verdict ? (
    <Alert kind="danger" role="alert">
      {verdict}
    </Alert>
  ) : null;
};

interface TextFieldProps
  extends
    Omit<FormControlProps, 'form'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FormControlProps | 'form'> {
  /** Also the name of the field, in the form and in the answer of a refused call. */
  id: string;
  label: string;
  hint?: string | undefined;
  form?: Pick<FormErrorState, 'fields'>;
  error?: string | undefined;
  rows?: number;
  onText?: (text: string) => void;
}

export const TextField = ({ id, label, hint, form, error, onText, ...control }: TextFieldProps) => (
  <Field id={id} label={label} hint={hint} error={error ?? form?.fields[id]}>
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

/** What stands in the fields of a form, by their names, trimmed; a password as it was typed. */
export const typedIn = (form: HTMLFormElement): ((name: string) => string) => {
  const data = new FormData(form);
  return (name) => {
    const text = String(data.get(name) ?? '');
    return /password|again/.test(name) ? text : text.trim();
  };
};

const PREFIX = 'desk-draft:';

const read = <Value,>(key: string): Value | undefined => {
  const text = sessionStorage.getItem(PREFIX + key);
  return text === null ? undefined : (JSON.parse(text) as Value);
};

/** A value that survives a reload and a signed-out session in this tab. `forget` ends it once it is sent. */
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

/** At sign-out nothing that was typed stays on the computer. */
export const forgetDrafts = (): void => {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  for (const key of keys) sessionStorage.removeItem(key);
};
