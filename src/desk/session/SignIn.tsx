import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { logo } from '../../content/logo.ts';
import { site } from '../../content/site.ts';
import type { SignInRefused } from '../../contract/desk/sessionSchemas.ts';
import { useSignInMutation } from '../api.ts';
import { asDeskError } from '../deskApi.ts';
import { FormSummary, TextField, typedIn, useFormErrors } from '../shell/forms.tsx';

export const Brand = () => (
  <span className="brand">
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path d={logo.line} fill="none" stroke="var(--brand-line)" strokeWidth="3" />
      <path d={logo.nodes} fill="var(--brand-line)" />
      <path d={logo.signal} fill="var(--accent)" />
    </svg>
    <span>
      {site.name} <small>staff desk</small>
    </span>
  </span>
);

export const CODE_ERROR = 'Enter the six digits that your app shows now';
export const isCode = (text: string): boolean => /^\d{6}$/.test(text);

export const SignInForm = ({ email = '' }: { email?: string }) => {
  const [signIn, { isLoading }] = useSignInMutation();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useFormErrors();
  useEffect(() => {
    if (needsCode) document.getElementById('code')?.focus();
  }, [needsCode]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const typed = typedIn(event.currentTarget);
    const code = typed('code').replaceAll(' ', '');
    const missing = {
      ...(!typed('email') && { email: 'Enter your email address' }),
      ...(!typed('password') && { password: 'Enter your password' }),
      ...(needsCode && !isCode(code) && { code: CODE_ERROR }),
    };
    if (Object.keys(missing).length > 0) return form.refused(missing);
    const { error } = await signIn({
      email: typed('email'),
      password: typed('password'),
      ...(code && { code }),
    });
    const refusal = asDeskError(error);
    const isCodeWanted = (refusal?.body as SignInRefused | undefined)?.needsCode === true;
    if (refusal && !(isCodeWanted && !needsCode)) return form.failed(refusal);
    form.cleared();
    setNeedsCode(isCodeWanted);
  };
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <FormSummary form={form} />
      <TextField
        id="email"
        label="Email address"
        type="email"
        autoComplete="username"
        defaultValue={email}
        form={form}
      />
      <TextField id="password" label="Password" type="password" autoComplete="current-password" form={form} />
      {needsCode && <CodeField label="Code" hint="From your authenticator app" form={form} />}
      <Button type="submit" variant="primary" className="w-100" aria-disabled={isLoading}>
        {isLoading ? 'Signing in…' : 'Sign in'}
      </Button>
    </Form>
  );
};

type CodeFieldProps = Pick<Parameters<typeof TextField>[0], 'label' | 'hint' | 'form'>;

export const CodeField = (props: CodeFieldProps) => (
  <TextField
    {...props}
    id="code"
    className="code-input"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
  />
);

export const EntryPage = ({ title, children }: { title: string; children: ReactNode }) => {
  useEffect(() => {
    document.title = `${title} – ${site.name} staff desk`;
  }, [title]);
  return (
    <main className="sign-in">
      <Brand />
      <div className="panel">
        <h1 className="h2">{title}</h1>
        {children}
      </div>
    </main>
  );
};

export const SignInPage = () => (
  <EntryPage title="Sign in">
    <SignInForm />
    <p className="muted mt-3">
      Forgotten the password? An admin makes you a new link, under Users or with the command line.
    </p>
  </EntryPage>
);
