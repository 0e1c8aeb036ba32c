import { whenAgain } from '../../../content/formTexts.ts';
import type { FilledIn } from '../../../contract/renderer.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { AutoFocus } from './AutoFocus.tsx';

interface FormRefusalProps {
  trouble: NonNullable<FilledIn['trouble']>;
  /** What it means for the form that was sent. */
  children?: string;
}

/** Why a form as a whole was refused, and when it may be sent again. */
export const FormRefusal = ({ trouble, children }: FormRefusalProps) => (
  <AutoFocus>
    <Alert kind="danger" role="alert">
      <p>
        <strong>{`${trouble.sentence}.`}</strong>
        {trouble.retryAfter !== undefined && ` ${whenAgain(trouble.retryAfter)}`}
      </p>
      {children && <p>{children}</p>}
    </Alert>
  </AutoFocus>
);
