import { toRetryText } from '../../../content/formTexts.ts';
import type { SubmittedForm } from '../../../contract/renderer.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { AutoFocus } from './AutoFocus.tsx';

interface FormRefusalProps {
  refusal: NonNullable<SubmittedForm['refusal']>;
  /** What this means for the form. */
  children?: string;
}

/** Why a form as a whole was refused, and when it may be sent again. */
export const FormRefusal = ({ refusal, children }: FormRefusalProps) => (
  <AutoFocus>
    <Alert kind="danger" role="alert">
      <p>
        <strong>{`${refusal.sentence}.`}</strong>
        {refusal.retryAfter !== undefined && ` ${toRetryText(refusal.retryAfter)}`}
      </p>
      {children && <p>{children}</p>}
    </Alert>
  </AutoFocus>
);
