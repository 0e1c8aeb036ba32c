import { useState, type FormEvent } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { useNavigate } from 'react-router-dom';
import { DESK_LIMITS } from '../../contract/desk/constants.ts';
import type { LinkFacts } from '../../contract/desk/sessionSchemas.ts';
import { isEmail, personErrors } from '../../contract/personRules.ts';
import { useCheckLinkQuery, useSetPasswordMutation } from '../api.ts';
import { Loaded } from '../shell/Page.tsx';
import { FormSummary, TextField, typedIn, useFormErrors } from '../shell/forms.tsx';
import { EntryPage } from './SignIn.tsx';

const { least } = DESK_LIMITS.password;

const PasswordForm = ({ token, facts }: { token: string; facts: LinkFacts }) => {
  const [setPassword, { isLoading }] = useSetPasswordMutation();
  const navigate = useNavigate();
  const form = useFormErrors();
  const isFirst = facts.email === null;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const typed = typedIn(event.currentTarget);
    const password = typed('password');
    const wrong = {
      ...(!typed('name') && { name: 'Enter your name' }),
      ...(isFirst && !isEmail(typed('email')) && { email: personErrors.email }),
      ...(password.length < least && { password: `The password needs ${least} characters or more` }),
      ...(password !== typed('again') && { again: 'This is not the same password' }),
    };
    if (Object.keys(wrong).length > 0) return form.refused(wrong);
    const email = isFirst ? { email: typed('email') } : {};
    const { error } = await setPassword({ token, password, name: typed('name'), ...email });
    if (error) form.failed(error);
    else void navigate('/', { replace: true });
  };
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <FormSummary form={form} />
      <TextField id="name" label="Your name" autoComplete="name" defaultValue={facts.name} form={form} />
      <TextField
        id="email"
        label="Email address"
        hint={isFirst ? 'You sign in with it, and applicants’ replies go to it' : undefined}
        type="email"
        autoComplete="username"
        readOnly={!isFirst}
        defaultValue={facts.email ?? ''}
        form={form}
      />
      <TextField
        id="password"
        label="New password"
        hint={`${least} characters or more: a few words are easy to remember`}
        type="password"
        autoComplete="new-password"
        form={form}
      />
      <TextField
        id="again"
        label="The same password again"
        type="password"
        autoComplete="new-password"
        form={form}
      />
      <Button type="submit" variant="primary" className="w-100" aria-disabled={isLoading}>
        Set the password
      </Button>
    </Form>
  );
};

/** Where a one-time link leads. Its token stands after the `#`, so it reaches no log of addresses. */
export const WelcomePage = () => {
  const [token] = useState(() => location.hash.slice(1));
  const link = useCheckLinkQuery(token, { skip: token === '' });
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
