import { useEffect, useRef } from 'react';
import type { AnswerConflict } from '../../contract/desk/applicationSchemas.ts';
import { Alert } from '../../ui/Alert.tsx';
import { formatDateTime } from '../shell/dates.ts';
import { describeConflict } from './recipients.ts';

/** What colleagues changed while the dialog was open. It takes the focus, so that a second Enter sends nothing. */
export const Conflicts = ({ conflicts }: { conflicts: readonly AnswerConflict[] }) => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [conflicts]);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert kind="danger" role="alert">
        <p>Nothing was sent. In the meantime:</p>
        <ul className="mb-0">
          {conflicts.map((conflict) => (
            <li key={conflict.reference}>
              {conflict.name}: {describeConflict(conflict, formatDateTime)}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
};
