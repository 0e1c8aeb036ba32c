import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { api } from '../api.ts';
import { DescriptionList, Loaded, Page } from '../shell/Page.tsx';
import { DeskForm, TextField } from '../shell/forms.tsx';
import { HiddenUserName, NameForm, PasswordForm, Sessions } from './OwnAccount.tsx';
import { CodeField, validateCode, readCode } from './SignIn.tsx';
import { ROLE_NAMES, useSession, useSignOut } from './useSession.ts';

/** Sets up two-factor sign-in: a QR code for an authenticator app, and a first code to confirm it. */
export const CodeSetUp = () => {
  // A refetch would make a new secret, and invalidate the QR code on the page.
  const result = api.usePrepareCodeQuery(undefined, { refetchOnReconnect: false });
  const [confirm] = api.useConfirmCodeMutation();
  return (
    <Loaded result={result}>
      {(data) => (
        <DeskForm
          submit="Turn codes on"
          validate={(getText) => ({ code: validateCode(getText) })}
          send={(getText) => confirm({ code: readCode(getText) })}
        >
          <p>
            Scan this with an authenticator app, such as Aegis, Google Authenticator or 1Password. The app
            then shows a new code every 30 seconds.
          </p>
          <p>
            <img
              className="bg-white p-2"
              width={190}
              alt="QR code for the authenticator app"
              src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`}
            />
          </p>
          <details className="mb-3">
            <summary>No camera? Type this key into the app</summary>
            <code>{data.secret}</code>
          </details>
          <CodeField label="Code that the app shows" />
        </DeskForm>
      )}
    </Loaded>
  );
};

const RemoveCode = () => {
  const [remove] = api.useRemoveCodeMutation();
  return (
    <DeskForm
      submit="Turn codes off"
      variant="quiet"
      send={(getText) => remove({ password: getText('code-password') })}
    >
      <HiddenUserName />
      <TextField id="code-password" label="Your password" type="password" autoComplete="current-password" />
    </DeskForm>
  );
};

const CodeSection = () => {
  const { user, needsCode } = useSession();
  const [isSettingUp, setIsSettingUp] = useState(false);
  if (user.hasCode)
    return (
      <>
        <p>An authenticator app gives you a code each time you sign in.</p>
        {!needsCode && <RemoveCode />}
        {needsCode && (
          <p className="text-body-secondary">You always need one. An admin can remove a lost one.</p>
        )}
      </>
    );
  if (isSettingUp) return <CodeSetUp />;
  return (
    <>
      <p>A code from your phone keeps others out, even if they know your password.</p>
      <Button variant="primary" onClick={() => setIsSettingUp(true)}>
        Set up codes
      </Button>
    </>
  );
};

export const AccountPage = () => {
  const { email, role } = useSession().user;
  const signOut = useSignOut();
  return (
    <Page title="Your account">
      <div className="columns align-items-start">
        <section className="panel">
          <h2>You</h2>
          <DescriptionList
            items={[
              ['Email', email],
              ['Role', ROLE_NAMES[role]],
            ]}
          />
          <NameForm />
        </section>
        <section className="panel">
          <h2>Password</h2>
          <PasswordForm />
        </section>
        <section className="panel">
          <h2>Code at sign-in</h2>
          <CodeSection />
        </section>
        <section className="panel">
          <h2>Where you are signed in</h2>
          <Sessions />
          <Button variant="quiet" onClick={() => void signOut(true)}>
            Sign out everywhere
          </Button>
        </section>
      </div>
    </Page>
  );
};
