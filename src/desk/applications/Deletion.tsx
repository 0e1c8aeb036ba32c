import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { ApplicationDetail } from '../../contract/desk/applicationSchemas.ts';
import { DESK_LIMITS } from '../../contract/desk/constants.ts';
import { api } from '../api.ts';
import { useSession } from '../session/useSession.ts';
import { useReport } from '../shell/Toasts.tsx';
import { formatDay } from '../shell/dates.ts';
import { DeskForm, TextField } from '../shell/forms.tsx';

/** When an application is deleted, and for admins how to stop that. */
export const Deletion = ({ application }: { application: ApplicationDetail }) => {
  const { reference, deleteAfter, isKeptLonger, holdReason } = application;
  const isAdmin = useSession().user.role === 'admin';
  const [isHolding, setIsHolding] = useState(false);
  const [hold] = api.useHoldApplicationMutation();
  const report = useReport();
  if (holdReason !== null)
    return (
      <>
        <p className="mb-2">On hold, not deleted automatically: {holdReason}</p>
        {isAdmin && (
          <Button
            variant="quiet"
            onClick={() => void report(hold({ reference, reason: null }), { text: 'The deletion goes on.' })}
          >
            End the hold
          </Button>
        )}
      </>
    );
  return (
    <>
      <p className="mb-2">
        {formatDay(deleteAfter)}
        {isKeptLonger && ', kept longer with the applicant’s consent'}
      </p>
      {isAdmin && !isHolding && (
        <Button variant="quiet" onClick={() => setIsHolding(true)}>
          Stop the deletion…
        </Button>
      )}
      {isHolding && (
        <DeskForm
          submit="Stop the deletion"
          variant="quiet"
          send={(getText) => hold({ reference, reason: getText('reason') })}
          onSent={() => {
            setIsHolding(false);
            void report({ data: true }, { text: 'The deletion is stopped.' });
          }}
          footer={
            <Button variant="link" onClick={() => setIsHolding(false)}>
              Cancel
            </Button>
          }
        >
          <TextField
            id="reason"
            label="Reason"
            hint="The applicant can read it."
            maxLength={DESK_LIMITS.holdReason}
          />
        </DeskForm>
      )}
    </>
  );
};
