import { useState, type FormEvent } from 'react';
import Button from 'react-bootstrap/Button';
import Dropdown from 'react-bootstrap/Dropdown';
import Form from 'react-bootstrap/Form';
import type { ChangeUser, ListedUser, UserLink } from '../../contract/desk/sessionSchemas.ts';
import { isEmail, personErrors } from '../../contract/personRules.ts';
import { Field } from '../../ui/Field.tsx';
import {
  useAddUserMutation,
  useChangeUserMutation,
  useListUsersQuery,
  useMakeUserLinkMutation,
} from '../api.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { Dialog, Loaded, Page } from '../shell/Page.tsx';
import { useToasts } from '../shell/Toasts.tsx';
import { momentOf, shortOf } from '../shell/dates.ts';
import { FormSummary, TextField, typedIn, useFormErrors } from '../shell/forms.tsx';

const ROLE_NAMES = { recruiter: 'Recruiter', admin: 'Admin' } as const;

const LinkDialog = ({ made, onClose }: { made: UserLink; onClose: () => void }) => (
  <Dialog
    title={`Link for ${made.user.name}`}
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    }
  >
    <p>
      Hand it over yourself: it sets the password, works once, and ends {momentOf(made.validUntil)}. It is not
      shown again.
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

const AddUserDialog = ({ onClose, onAdded }: { onClose: () => void; onAdded: (made: UserLink) => void }) => {
  const [add, { isLoading }] = useAddUserMutation();
  const form = useFormErrors();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const typed = typedIn(event.currentTarget);
    const wrong = {
      ...(!typed('name') && { name: 'Enter a name' }),
      ...(!isEmail(typed('email')) && { email: personErrors.email }),
    };
    if (Object.keys(wrong).length > 0) return form.refused(wrong);
    const role = typed('role') === 'admin' ? 'admin' : 'recruiter';
    const { data: made, error } = await add({ name: typed('name'), email: typed('email'), role });
    if (made) onAdded(made);
    else form.failed(error);
  };
  return (
    <Dialog
      title="Add a user"
      onClose={onClose}
      footer={
        <Button type="submit" form="add-user" variant="primary" aria-disabled={isLoading}>
          Add and make a link
        </Button>
      }
    >
      <Form id="add-user" noValidate onSubmit={(event) => void send(event)}>
        <FormSummary form={form} />
        <TextField id="name" label="Name" autoComplete="off" form={form} />
        <TextField id="email" label="Email address" type="email" autoComplete="off" form={form} />
        <Field
          id="role"
          label="Role"
          hint="Admins also manage users, templates and people’s rights, and need a code at sign-in"
        >
          {(control) => (
            <Form.Select {...control} name="role">
              <option value="recruiter">Recruiter</option>
              <option value="admin">Admin</option>
            </Form.Select>
          )}
        </Field>
      </Form>
    </Dialog>
  );
};

interface RowMenuProps {
  user: ListedUser;
  onChange: (patch: ChangeUser) => void;
  onLink: () => void;
}

const RowMenu = ({ user, onChange, onLink }: RowMenuProps) => {
  const item = (label: string, act: () => void) => (
    <Dropdown.Item as="button" type="button" onClick={act}>
      {label}
    </Dropdown.Item>
  );
  const isAdmin = user.role === 'admin';
  return (
    <Dropdown align="end">
      <Dropdown.Toggle variant="quiet" className="btn-small">
        Change<span className="visually-hidden"> {user.name}</span>
      </Dropdown.Toggle>
      <Dropdown.Menu>
        {item(user.hasPassword ? 'New link for the password' : 'New link', onLink)}
        {item(isAdmin ? 'Make recruiter' : 'Make admin', () =>
          onChange({ role: isAdmin ? 'recruiter' : 'admin' }),
        )}
        {user.hasCode && item('Remove the code', () => onChange({ hasCode: false }))}
        {item(user.isDisabled ? 'Let in again' : 'Shut out', () =>
          onChange({ isDisabled: !user.isDisabled }),
        )}
      </Dropdown.Menu>
    </Dropdown>
  );
};

const stateOf = ({ isDisabled, hasPassword, lastSeenAt }: ListedUser): string => {
  if (isDisabled) return 'Shut out';
  if (!hasPassword) return 'Link not used yet';
  return lastSeenAt ? `Last here ${shortOf(lastSeenAt)}` : 'Never here';
};

export const UsersPage = () => {
  const call = useListUsersQuery(undefined);
  const [change] = useChangeUserMutation();
  const [makeLink] = useMakeUserLinkMutation();
  const { said, failed } = useToasts();
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<UserLink>();
  const changeUser = async (user: ListedUser, patch: ChangeUser) => {
    const { error } = await change({ id: user.id, patch });
    if (error) failed(error);
    else said(`${user.name} is changed and has to sign in again.`);
  };
  const newLink = async (id: number) => {
    const { data, error } = await makeLink(id);
    if (data) setMade(data);
    else failed(error);
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
            keyOf={({ id }) => String(id)}
            columns={[
              {
                head: 'Name',
                cell: (user) => (
                  <>
                    <strong>{user.name}</strong>
                    <span className="sub">{user.email}</span>
                    <span className="sub d-md-none">
                      {ROLE_NAMES[user.role]}, {stateOf(user)}
                    </span>
                  </>
                ),
              },
              { head: 'Role', from: 'md', cell: ({ role }) => ROLE_NAMES[role] },
              { head: 'Code', from: 'md', cell: ({ hasCode }) => (hasCode ? 'On' : 'Off') },
              { head: 'State', from: 'md', cell: stateOf },
              {
                head: 'Change',
                className: 'cell-action',
                cell: (user) => (
                  <RowMenu
                    user={user}
                    onChange={(patch) => void changeUser(user, patch)}
                    onLink={() => void newLink(user.id)}
                  />
                ),
              },
            ]}
          />
        )}
      </Loaded>
      {isAdding && (
        <AddUserDialog
          onClose={() => setIsAdding(false)}
          onAdded={(link) => {
            setIsAdding(false);
            setMade(link);
          }}
        />
      )}
      {made && <LinkDialog made={made} onClose={() => setMade(undefined)} />}
    </Page>
  );
};
