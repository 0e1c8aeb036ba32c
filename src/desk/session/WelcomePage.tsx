import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DESK_LIMITS } from '../../contract/desk/constants.ts';
import type { LinkDetails } from '../../contract/desk/sessionSchemas.ts';
import { isEmail, personErrors, trimEmail } from '../../contract/personRules.ts';
import { api } from '../api.ts';
import { Loaded } from '../shell/Page.tsx';
import { DeskForm, TextField, type GetText } from '../shell/forms.tsx';
import { EntryPage } from './SignIn.tsx';

const { min: minLength } = DESK_LIMITS.password;

const PasswordForm = ({ token, link }: { token: string; link: LinkDetails }) => {
  const [setPassword] = api.useSetPasswordMutation();
  const navigate = useNavigate();
  const isFirstUser = link.email === null;
  const send = (getText: GetText) =>
    setPassword({
      token,
      password: getText('password'),
      name: getText('name'),
      ...(isFirstUser && { email: getText('email') }),
    });
  return (
    <DeskForm
      submit="Set the password"
      validate={(getText) => ({
        email: isFirstUser && !isEmail(trimEmail(getText('email'))) && personErrors.email,
        password:
          getText('password').length < minLength && `The password needs ${minLength} characters or more`,
        again: getText('password') !== getText('again') && 'The two passwords differ',
      })}
      send={send}
      onSent={() => navigate('/', { replace: true })}
    >
      <TextField id="name" label="Your name" autoComplete="name" defaultValue={link.name} />
      <TextField
        id="email"
        label="Email address"
        hint={isFirstUser ? 'You sign in with it, and receive applicants’ replies at it' : undefined}
        type="email"
        autoComplete="username"
        readOnly={!isFirstUser}
        defaultValue={link.email ?? ''}
      />
      <TextField
        id="password"
        label="New password"
        hint={`${minLength} characters or more: a few words are easy to remember`}
        type="password"
        autoComplete="new-password"
      />
      <TextField id="again" label="Password again" type="password" autoComplete="new-password" />
    </DeskForm>
  );
};

/** The page of a one-time link. Its token follows the `#`, so it appears in no access log. */
export const WelcomePage = () => {
  const [token] = useState(() => location.hash.slice(1));
  const link = api.useCheckLinkQuery(token, { skip: token === '' });
  return (
    <EntryPage title="Set your password">
      {token === '' ? (
        <p>This link is incomplete. Copy all of it into the address bar.</p>
      ) : (
        <Loaded result={link}>{(data) => <PasswordForm token={token} link={data} />}</Loaded>
      )}
    </EntryPage>
  );
};
