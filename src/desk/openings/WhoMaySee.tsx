import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import type { DeskOpening } from '../../contract/desk/openingSchemas.ts';
import { api } from '../api.ts';
import { useSession } from '../session/useSession.ts';
import { Dialog, Loaded } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { DeskForm, FieldGroup } from '../shell/forms.tsx';
import { describeLimit } from './describeLimit.ts';

type Limited = Pick<DeskOpening, 'id' | 'job_title' | 'limitedTo'>;

const LimitForm = ({ opening, onClose }: { opening: Limited; onClose: () => void }) => {
  const { id, job_title, limitedTo } = opening;
  const before = limitedTo && limitedTo.map((named) => named.id);
  const [isLimited, setIsLimited] = useState(limitedTo !== null);
  const [named, setNamed] = useState<readonly number[]>(before ?? []);
  const users = api.useListUsersQuery(undefined);
  const [limit] = api.useLimitOpeningMutation();
  const report = useReport();
  return (
    <Loaded result={users}>
      {(list) => {
        const recruiters = list.users.filter(({ role, isDisabled }) => role === 'recruiter' && !isDisabled);
        const kept = recruiters.filter((user) => named.includes(user.id)).map((user) => user.id);
        return (
          <DeskForm
            submit="Save"
            send={() => limit({ id, recruiters: isLimited ? kept : null })}
            onSent={(saved: DeskOpening) => {
              onClose();
              const text = `${job_title}: ${describeLimit(saved.limitedTo)}`;
              void report({ data: saved }, { text, undo: () => limit({ id, recruiters: before }) });
            }}
          >
            <FieldGroup
              id="recruiters"
              label="Who sees this opening and its applications at the desk?"
              hint="The public page stays as it is. Emails that have left are not called back."
            >
              <Form.Check
                type="radio"
                id="limit-none"
                name="limit"
                label="Everybody at the desk"
                checked={!isLimited}
                onChange={() => setIsLimited(false)}
              />
              <Form.Check
                type="radio"
                id="limit-named"
                name="limit"
                label="Admins, and only these recruiters:"
                checked={isLimited}
                onChange={() => setIsLimited(true)}
              />
              <div className="ms-4">
                {recruiters.length === 0 && (
                  <p className="text-body-secondary mb-0">There are no recruiters.</p>
                )}
                {recruiters.map((user) => (
                  <Form.Check
                    key={user.id}
                    id={`recruiter-${user.id}`}
                    label={user.name}
                    disabled={!isLimited}
                    checked={named.includes(user.id)}
                    onChange={({ target }) =>
                      setNamed(
                        target.checked ? [...named, user.id] : named.filter((each) => each !== user.id),
                      )
                    }
                  />
                ))}
              </div>
            </FieldGroup>
          </DeskForm>
        );
      }}
    </Loaded>
  );
};

/** Who sees an opening at the desk, and for admins how to limit that. */
export const WhoMaySee = ({ opening }: { opening: Limited }) => {
  const isAdmin = useSession().user.role === 'admin';
  const [isOpen, setIsOpen] = useState(false);
  if (!isAdmin && opening.limitedTo === null) return null;
  return (
    <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
      <span className="text-body-secondary">{describeLimit(opening.limitedTo)}</span>
      {isAdmin && (
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          Who may see it…
        </Button>
      )}
      {isOpen && (
        <Dialog title="Who may see it" onClose={() => setIsOpen(false)}>
          <LimitForm opening={opening} onClose={() => setIsOpen(false)} />
        </Dialog>
      )}
    </div>
  );
};
