import { api } from '../api.ts';
import { Dialog } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { DeskForm, TextField } from '../shell/forms.tsx';

interface ResendDialogProps {
  /** The email's number, and the address that it was addressed to. */
  id: number;
  to: string;
  onClose: () => void;
}

/** Corrects the address of a record, and sends the email again to it. */
export const ResendDialog = ({ id, to, onClose }: ResendDialogProps) => {
  const [resend] = api.useResendMailMutation();
  const report = useReport();
  return (
    <Dialog title="Correct the address and send again" onClose={onClose}>
      <DeskForm
        submit="Correct and send"
        send={(getText) => resend({ id, email: getText('email') })}
        onSent={() => {
          void report({ data: true }, { text: 'The address is corrected. The email is being sent again.' });
          onClose();
        }}
      >
        <TextField
          id="email"
          label="Email address"
          hint="The record gets this address too"
          type="email"
          autoComplete="off"
          defaultValue={to}
        />
      </DeskForm>
    </Dialog>
  );
};
