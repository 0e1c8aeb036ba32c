import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { DESK_LIMITS } from '../../contract/desk/constants.ts';
import { api } from '../api.ts';
import { Loaded } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { formatDateTime, formatShort } from '../shell/dates.ts';
import { DeskForm, TextField } from '../shell/forms.tsx';
import { useSession } from './useSession.ts';

export const NameForm = () => {
  const { name } = useSession().user;
  const [change] = api.useChangeOwnNameMutation();
  const report = useReport();
  return (
    <DeskForm
      submit="Change the name"
      variant="quiet"
      send={(getText) => change(getText('name'))}
      onSent={() => void report({ data: true }, { text: 'Your name is changed.' })}
    >
      <TextField id="name" label="Your name" maxLength={DESK_LIMITS.name} defaultValue={name} />
    </DeskForm>
  );
};

const { min: minLength } = DESK_LIMITS.password;

/** Tells a password manager whose password a form has. */
export const HiddenUserName = () => (
  <input className="d-none" type="email" autoComplete="username" readOnly value={useSession().user.email} />
);

export const PasswordForm = () => {
  const [change] = api.useChangeOwnPasswordMutation();
  const report = useReport();
  const [count, setCount] = useState(0);
  return (
    <DeskForm
      key={count}
      submit="Change the password"
      variant="quiet"
      validate={(getText) => ({
        password:
          getText('password').length < minLength && `The password needs ${minLength} characters or more`,
        again: getText('password') !== getText('again') && 'The two passwords differ',
      })}
      send={async (getText) => {
        const { error } = await change({
          current: getText('current-password'),
          password: getText('password'),
        });
        return error ? { error } : { data: true };
      }}
      onSent={() => {
        setCount(count + 1);
        void report({ data: true }, { text: 'Your password is changed. Other devices are signed out.' });
      }}
    >
      <HiddenUserName />
      <TextField
        id="current-password"
        label="Current password"
        type="password"
        autoComplete="current-password"
      />
      <TextField id="password" label="New password" type="password" autoComplete="new-password" />
      <TextField id="again" label="New password again" type="password" autoComplete="new-password" />
    </DeskForm>
  );
};

/** Where the user is signed in; the other sessions can be ended. */
export const Sessions = () => {
  const result = api.useListSessionsQuery(undefined);
  const [end] = api.useEndSessionMutation();
  const report = useReport();
  return (
    <Loaded result={result}>
      {({ sessions }) => (
        <ul className="list-group list-group-flush mb-3">
          {sessions.map(({ id, browser, startedAt, seenAt, isCurrent }) => (
            <li key={id} className="list-group-item d-flex flex-wrap align-items-center gap-2 px-0">
              <span className="flex-grow-1">
                {browser || 'Unknown browser'}
                <span className="sub">
                  Signed in {formatDateTime(startedAt)},{' '}
                  {isCurrent ? 'this device' : `seen ${formatShort(seenAt)}`}
                </span>
              </span>
              {!isCurrent && (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => void report(end(id), { text: 'The other session is ended.' })}
                >
                  End
                  <span className="visually-hidden"> the session of {formatDateTime(startedAt)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
};
