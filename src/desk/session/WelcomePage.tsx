import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DESK_LIMITS } from '../../contract/desk/constants.ts';
import type { LinkFacts } from '../../contract/desk/sessionSchemas.ts';
import { isEmail, personErrors } from '../../contract/personRules.ts';
import { api } from '../api.ts';
import { Loaded } from '../shell/Page.tsx';
import { DeskForm, TextField, type Typed } from '../shell/forms.tsx';
import { EntryPage } from './SignIn.tsx';

const { least } = DESK_LIMITS.password;

const PasswordForm = ({ token, facts }: { token: string; facts: LinkFacts }) => {
  const [setPassword] = api.useSetPasswordMutation();
  const navigate = useNavigate();
  const isFirst = facts.email === null;
  const send = async (typed: Typed) => {
    const email = isFirst ? { email: typed('email') } : {};
    const password = typed('password');
    const { error } = await setPassword({ token, password, name: typed('name'), ...email });
    if (!error) void navigate('/', { replace: true });
    return error;
  };
  return (
    <DeskForm
      submit="Set the password"
      check={(typed) => ({
        name: !typed('name') && 'Enter your name',
        email: isFirst && !isEmail(typed('email')) && personErrors.email,
        password: typed('password').length < least && `The password needs ${least} characters or more`,
        again: typed('password') !== typed('again') && 'This is not the same password',
      })}
      send={send}
    >
      <TextField id="name" label="Your name" autoComplete="name" defaultValue={facts.name} />
      <TextField
        id="email"
        label="Email address"
        hint={isFirst ? 'You sign in with it, and applicants’ replies go to it' : undefined}
        type="email"
        autoComplete="username"
        readOnly={!isFirst}
        defaultValue={facts.email ?? ''}
      />
      <TextField
        id="password"
        label="New password"
        hint={`${least} characters or more: a few words are easy to remember`}
        type="password"
        autoComplete="new-password"
      />
      <TextField id="again" label="The same password again" type="password" autoComplete="new-password" />
    </DeskForm>
  );
};

/** Where a one-time link leads. Its token stands after the `#`, so it reaches no log of addresses. */
export const WelcomePage = () => {
  const [token] = useState(() => location.hash.slice(1));
  const link = api.useCheckLinkQuery(token, { skip: token === '' });
  return (
    <EntryPage title="Set your password">
      {token === '' ? (
        <p>This link is not complete. Copy the whole of it into the address bar.</p>
      ) : (
        <Loaded call={link}>{(facts) => <PasswordForm token={token} facts={facts} />}</Loaded>
      )}
    </EntryPage>
  );
};
