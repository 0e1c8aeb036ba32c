import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Role } from '../../contract/desk/constants.ts';
import type { ChangeUser, ListedUser, UserLink } from '../../contract/desk/sessionSchemas.ts';
import { isEmail, personErrors } from '../../contract/personRules.ts';
import { api } from '../api.ts';
import { DataTable, type Column } from '../lists/DataTable.tsx';
import { ROLE_NAMES } from '../session/useSession.ts';
import { Dialog, Loaded, Menu, Page } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { formatDateTime, formatShort } from '../shell/dates.ts';
import { DeskForm, SelectField, TextField, type GetText } from '../shell/forms.tsx';

const LinkDialog = ({ made, onClose }: { made: UserLink; onClose: () => void }) => (
  <Dialog title={`Link for ${made.user.name}`} onClose={onClose}>
    <p>
      Hand it over yourself: it sets the password, works once, and ends {formatDateTime(made.validUntil)}. It
      is not shown again.
    </p>
    <TextField
      id="link"
      label="One-time link"
      readOnly
      value={made.link}
      onFocus={({ target }) => target.select()}
    />
  </Dialog>
);

const AddUserDialog = ({ onClose }: { onClose: () => void }) => {
  const [add, { data: made }] = api.useAddUserMutation();
  const send = (getText: GetText) =>
    add({ name: getText('name'), email: getText('email'), role: getText('role') as Role });
  if (made) return <LinkDialog made={made} onClose={onClose} />;
  return (
    <Dialog title="Add a user" onClose={onClose}>
      <DeskForm
        submit="Add and make a link"
        check={(getText) => ({ email: !isEmail(getText('email')) && personErrors.email })}
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
  if (isDisabled) return 'Shut out';
  if (!hasPassword) return 'Link not used yet';
  return lastSeenAt ? `Last here ${formatShort(lastSeenAt)}` : 'Never here';
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
  const call = api.useListUsersQuery(undefined);
  const [change] = api.useChangeUserMutation();
  const [makeLink] = api.useMakeUserLinkMutation();
  const report = useReport();
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<UserLink>();
  const userMenu = ({ id, name, role, hasPassword, hasCode, isDisabled }: ListedUser) => {
    const set = (patch: ChangeUser) => () =>
      report(change({ id, patch }), { text: `${name} is changed and has to sign in again.` });
    const isAdmin = role === 'admin';
    return (
      <Menu
        label="Change"
        of={name}
        items={[
          [
            hasPassword ? 'New link for the password' : 'New link',
            async () => setMade(await report(makeLink(id))),
          ],
          [isAdmin ? 'Make recruiter' : 'Make admin', set({ role: isAdmin ? 'recruiter' : 'admin' })],
          hasCode && ['Remove the code', set({ hasCode: false })],
          [isDisabled ? 'Let in again' : 'Shut out', set({ isDisabled: !isDisabled })],
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
      <Loaded call={call}>
        {({ users }) => (
          <DataTable
            rows={users}
            getKey={({ id }) => String(id)}
            columns={[...COLUMNS, { heading: 'Change', cell: userMenu }]}
          />
        )}
      </Loaded>
      {isAdding && <AddUserDialog onClose={() => setIsAdding(false)} />}
      {made && <LinkDialog made={made} onClose={() => setMade(undefined)} />}
    </Page>
  );
};
