import { useEffect, useRef, useState, type FormEvent } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { Spinner } from '../../ui/Spinner.tsx';
import { useConfirmCodeMutation, usePrepareCodeMutation, useRemoveCodeMutation } from '../api.ts';
import { Page } from '../shell/Page.tsx';
import { FormSummary, typedIn, useFormErrors, TextField } from '../shell/forms.tsx';
import { CODE_ERROR, CodeField, isCode } from './SignIn.tsx';
import { useSession, useSignOut } from './useSession.ts';

/** Sets up one-time codes: a QR code for an authenticator app, and the first code as proof that it works. */
export const CodeSetUp = ({ onDone }: { onDone?: () => void }) => {
  const [prepare, { data, error }] = usePrepareCodeMutation();
  const [confirm, { isLoading }] = useConfirmCodeMutation();
  const form = useFormErrors();
  const isAsked = useRef(false);
  useEffect(() => {
    // Strict Mode runs effects twice, and a second secret would make the first one void.
    if (!isAsked.current) void prepare(undefined);
    isAsked.current = true;
  }, [prepare]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const code = typedIn(event.currentTarget)('code').replaceAll(' ', '');
    if (!isCode(code)) return form.refused({ code: CODE_ERROR });
    const { error: refusal } = await confirm({ code });
    if (refusal) form.failed(refusal);
    else onDone?.();
  };
  if (error) return <p role="alert">The code could not be prepared. Reload the page.</p>;
  if (!data) return <Spinner />;
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <FormSummary form={form} />
      <p>
        Scan this with an authenticator app, such as Aegis, Google Authenticator or 1Password. The app then
        shows a new code every 30 seconds.
      </p>
      <p>
        <img
          className="qr"
          alt="QR code for the authenticator app"
          src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`}
        />
      </p>
      <details className="mb-3">
        <summary>No camera? Type this key into the app</summary>
        <code className="secret">{data.secret}</code>
      </details>
      <CodeField label="Code that the app shows" form={form} />
      <Button type="submit" variant="primary" aria-disabled={isLoading}>
        Turn codes on
      </Button>
    </Form>
  );
};

const RemoveCode = () => {
  const [remove, { isLoading }] = useRemoveCodeMutation();
  const form = useFormErrors();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = typedIn(event.currentTarget)('password');
    if (!password) return form.refused({ password: 'Enter your password' });
    const { error } = await remove({ password });
    if (error) form.failed(error);
  };
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <FormSummary form={form} />
      <TextField
        id="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        form={form}
      />
      <Button type="submit" variant="quiet" aria-disabled={isLoading}>
        Turn codes off
      </Button>
    </Form>
  );
};

export const AccountPage = () => {
  const { user } = useSession();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const signOut = useSignOut();
  return (
    <Page title="Your account">
      <div className="start-grid">
        <section className="panel">
          <h2>You</h2>
          <dl className="facts">
            <dt>Name</dt>
            <dd>{user.name}</dd>
            <dt>Email</dt>
            <dd>{user.email}</dd>
            <dt>Role</dt>
            <dd>{user.role === 'admin' ? 'Admin' : 'Recruiter'}</dd>
          </dl>
        </section>
        <section className="panel">
          <h2>Code at sign-in</h2>
          {user.hasCode ? (
            <>
              <p>An authenticator app gives you a code each time you sign in.</p>
              {user.role === 'admin' ? (
                <p className="muted">Admins always need one. Another admin can remove a lost one.</p>
              ) : (
                <RemoveCode />
              )}
            </>
          ) : isSettingUp ? (
            <CodeSetUp onDone={() => setIsSettingUp(false)} />
          ) : (
            <>
              <p>A code from your telephone keeps others out, even when they know your password.</p>
              <Button variant="primary" onClick={() => setIsSettingUp(true)}>
                Set up codes
              </Button>
            </>
          )}
        </section>
        <section className="panel">
          <h2>Other computers</h2>
          <p>Signs you out here and wherever else you are signed in.</p>
          <Button variant="quiet" onClick={() => void signOut(true)}>
            Sign out everywhere
          </Button>
        </section>
      </div>
    </Page>
  );
};
