import { useEffect, useRef, useState, type ReactNode } from 'react';
import { site } from '../../content/site.ts';
import type { SignInRefused } from '../../contract/desk/sessionSchemas.ts';
import { Logo } from '../../ui/Logo.tsx';
import { api } from '../api.ts';
import { asDeskError } from '../deskApi.ts';
import { DeskForm, TextField, type GetText } from '../shell/forms.tsx';

export const Brand = () => (
  <span className="brand">
    <Logo /> <small className="text-body-secondary">staff desk</small>
  </span>
);

/** Returns the six digits, without the space that some apps show between them. */
export const readCode = (getText: GetText): string => getText('code').replaceAll(' ', '');
export const validateCode = (getText: GetText) =>
  !/^\d{6}$/.test(readCode(getText)) && 'Enter the six digits that your app shows now';

export const CodeField = (props: { label: string; hint?: string }) => (
  <TextField
    {...props}
    id="code"
    className="w-50"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
  />
);

export const SignInForm = ({ email = '' }: { email?: string }) => {
  const [signIn] = api.useSignInMutation();
  const [needsCode, setNeedsCode] = useState(false);
  useEffect(() => {
    if (needsCode) document.getElementById('code')?.focus();
  }, [needsCode]);
  const send = async (getText: GetText) => {
    const code = readCode(getText);
    const body = { email: getText('email'), password: getText('password'), ...(code && { code }) };
    const result = await signIn(body);
    const isCodeRequired = (asDeskError(result.error)?.body as SignInRefused | undefined)?.needsCode === true;
    setNeedsCode(isCodeRequired);
    // The first refusal only means that a code is required too, so its error is not shown.
    return isCodeRequired && !needsCode ? {} : result;
  };
  return (
    <DeskForm
      submit="Sign in"
      validate={(getText) => ({ code: needsCode && validateCode(getText) })}
      send={send}
    >
      <TextField id="email" label="Email address" type="email" autoComplete="username" defaultValue={email} />
      <TextField id="password" label="Password" type="password" autoComplete="current-password" />
      {needsCode && <CodeField label="Code" hint="From your authenticator app" />}
    </DeskForm>
  );
};

/** A page before the desk. Its heading receives the focus when the page follows another one. */
export const EntryPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <main className="sign-in bg-body-tertiary p-3">
      <title>{`${title} – ${site.name} staff desk`}</title>
      <Brand />
      <div className="panel">
        <h1 ref={heading} tabIndex={-1} className="h2">
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
};

export const SignInPage = () => (
  <EntryPage title="Sign in">
    <SignInForm />
    <p className="text-body-secondary mt-3">
      Forgotten your password? An admin can make a new link for you, under Users or on the command line.
    </p>
  </EntryPage>
);
