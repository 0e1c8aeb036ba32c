import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Role } from '../../contract/desk/constants.ts';
import type { ChangeUser, ListedUser, UserLink } from '../../contract/desk/sessionSchemas.ts';
import { isEmail, personErrors, trimEmail } from '../../contract/personRules.ts';
import { api } from '../api.ts';
import { DataTable, type Column } from '../lists/DataTable.tsx';
import { ROLE_NAMES } from '../session/useSession.ts';
import { Dialog, Loaded, Menu, Page } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { formatDateTime, formatShort } from '../shell/dates.ts';
import { DeskForm, SelectField, TextField, type GetText } from '../shell/forms.tsx';

const LinkDialog = ({ userLink, onClose }: { userLink: UserLink; onClose: () => void }) => {
  const [isCopied, setIsCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(userLink.link).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Dialog title={`Link for ${userLink.user.name}`} onClose={onClose}>
      <p>
        Give them this link yourself. It sets the password, works once and expires{' '}
        {formatDateTime(userLink.validUntil)}. It is not shown again.
      </p>
      <TextField
        id="link"
        label="One-time link"
        readOnly
        value={userLink.link}
        onFocus={({ target }) => target.select()}
      />
      <div className="actions">
        <Button variant="primary" onClick={() => void copy()}>
          Copy the link
        </Button>
        <span role="status">
          {isCopied && 'Copied'}
          {isCopied === false && 'The browser does not allow it: select the link and copy it yourself'}
        </span>
      </div>
    </Dialog>
  );
};

const AddUserDialog = ({ onClose }: { onClose: () => void }) => {
  const [add, { data: userLink }] = api.useAddUserMutation();
  const send = (getText: GetText) =>
    add({ name: getText('name'), email: getText('email'), role: getText('role') as Role });
  if (userLink) return <LinkDialog userLink={userLink} onClose={onClose} />;
  return (
    <Dialog title="Add a user" onClose={onClose}>
      <DeskForm
        submit="Add and make a link"
        validate={(getText) => ({ email: !isEmail(trimEmail(getText('email'))) && personErrors.email })}
        send={send}
      >
        <TextField id="name" label="Name" autoComplete="off" />
        <TextField id="email" label="Email address" type="email" autoComplete="off" />
        <SelectField
          id="role"
          label="Role"
          hint="Admins also manage users, templates and people’s rights, and need a code at sign-in"
          choices={Object.entries(ROLE_NAMES)}
        />
      </DeskForm>
    </Dialog>
  );
};

const describeState = ({ isDisabled, hasPassword, lastSeenAt }: ListedUser): string => {
  if (isDisabled) return 'Disabled';
  if (!hasPassword) return 'Link not used yet';
  return lastSeenAt ? `Last seen ${formatShort(lastSeenAt)}` : 'Not signed in';
};

const COLUMNS: readonly Column<ListedUser>[] = [
  {
    heading: 'Name',
    cell: (user) => (
      <>
        <strong>{user.name}</strong>
        <span className="sub">{user.email}</span>
        <span className="sub d-md-none">
          {ROLE_NAMES[user.role]}, {describeState(user)}
        </span>
      </>
    ),
  },
  { heading: 'Role', className: 'd-none d-md-table-cell', cell: ({ role }) => ROLE_NAMES[role] },
  { heading: 'Code', className: 'd-none d-md-table-cell', cell: ({ hasCode }) => (hasCode ? 'On' : 'Off') },
  { heading: 'State', className: 'd-none d-md-table-cell', cell: describeState },
];

export const UsersPage = () => {
  const result = api.useListUsersQuery(undefined);
  const [change] = api.useChangeUserMutation();
  const [makeLink] = api.useMakeUserLinkMutation();
  const report = useReport();
  const [isAdding, setIsAdding] = useState(false);
  const [userLink, setUserLink] = useState<UserLink>();
  const userMenu = ({ id, name, role, hasPassword, hasCode, isDisabled }: ListedUser) => {
    const update = (patch: ChangeUser) => () =>
      report(change({ id, patch }), { text: `${name} is changed and has to sign in again.` });
    const isAdmin = role === 'admin';
    return (
      <Menu
        label="Change"
        target={name}
        items={[
          [
            hasPassword ? 'New link for the password' : 'New link',
            async () => setUserLink(await report(makeLink(id))),
          ],
          [isAdmin ? 'Make recruiter' : 'Make admin', update({ role: isAdmin ? 'recruiter' : 'admin' })],
          hasCode && ['Remove the code', update({ hasCode: false })],
          [isDisabled ? 'Enable' : 'Disable', update({ isDisabled: !isDisabled })],
        ]}
      />
    );
  };
  return (
    <Page
      title="Users"
      actions={
        <Button variant="primary" onClick={() => setIsAdding(true)}>
          Add a user
        </Button>
      }
    >
      <Loaded result={result}>
        {({ users }) => (
          <DataTable
            label="Users"
            rows={users}
            getKey={({ id }) => String(id)}
            columns={[...COLUMNS, { heading: 'Change', cell: userMenu }]}
          />
        )}
      </Loaded>
      {isAdding && <AddUserDialog onClose={() => setIsAdding(false)} />}
      {userLink && <LinkDialog userLink={userLink} onClose={() => setUserLink(undefined)} />}
    </Page>
  );
};
