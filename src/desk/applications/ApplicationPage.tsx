import { useEffect, useEffectEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { ApplicationDetail, ChangeApplication } from '../../contract/desk/applicationSchemas.ts';
import { STAGE_NAMES } from '../../contract/desk/constants.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { Alert } from '../../ui/Alert.tsx';
import { AnswerDialog } from '../answers/AnswerDialog.tsx';
import { APPLICATION_ANSWERS } from '../answers/answerKinds.ts';
import { api } from '../api.ts';
import { OwnerField, RecordPage } from '../record/RecordPage.tsx';
import { DescriptionList, Loaded } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { formatDay, formatDateTime } from '../shell/dates.ts';
import { Deletion } from './Deletion.tsx';
import { Resume } from './Resume.tsx';
import { StageField } from './StageField.tsx';
import { Tags } from './Tags.tsx';
import { undoChange } from './undoChange.ts';
import { useNeighbours } from './useNeighbours.ts';

const Alerts = ({ isSuspect, others, openingId, receivedAt: at }: ApplicationDetail) => {
  const earlier = others.filter((other) => other.openingId === openingId && other.receivedAt <= at);
  return (
    <>
      {isSuspect && (
        <Alert kind="warning">A bot may have sent this: it was filled in faster than a person types.</Alert>
      )}
      {earlier.length > 0 && (
        <Alert kind="info">
          The same address applied for this opening before:{' '}
          {earlier.map(({ reference, receivedAt }) => (
            <Link key={reference} className="me-2" to={`/applications/${reference}`}>
              {formatDay(receivedAt)}
            </Link>
          ))}
        </Alert>
      )}
    </>
  );
};

const ApplicationRecord = ({ application }: { application: ApplicationDetail }) => {
  const { reference, name, updatedAt, isRead, jobTitle, jobRole } = application;
  const { interviewAt, interviewMinutes, interviewPlace } = application;
  const [isInviting, setIsInviting] = useState(false);
  const [neighbours, isListLoading] = useNeighbours(reference);
  const navigate = useNavigate();
  const [change] = api.useChangeApplicationMutation();
  const report = useReport();
  const save = (patch: ChangeApplication, text?: string) =>
    report(change({ reference, patch }), {
      text,
      undo: (changed) => change({ reference, patch: undoChange(changed) }),
    });
  // Only when the page opens; otherwise 'Mark as unread' would be undone at once.
  const markRead = useEffectEvent(() => {
    if (!isRead) void save({ isRead: true });
  });
  useEffect(() => markRead(), [reference]);
  const interview = { interviewAt, interviewMinutes, interviewPlace };
  const recipient = { reference, name, job: jobTitle, stage: application.status, updatedAt };
  return (
    <RecordPage
      title={name}
      record={application}
      neighbours={neighbours}
      isListLoading={isListLoading}
      listName="All applications"
      answers={APPLICATION_ANSWERS}
      recipient={recipient}
      answer={interview}
      alerts={<Alerts {...application} />}
      aside={<Resume application={application} />}
      action={
        <Button
          variant="quiet"
          onClick={() => {
            void save({ isRead: false });
            void navigate(neighbours.list);
          }}
        >
          Mark as unread
        </Button>
      }
    >
      <div className="panel field-row d-flex flex-wrap gap-3">
        <StageField
          state={application}
          onChangeInterview={() => setIsInviting(true)}
          onChange={(status, at) =>
            void save({ status, interviewAt: at, updatedAt }, `${name}: ${STAGE_NAMES[status]}`)
          }
        />
        <OwnerField
          ownerId={application.ownerId}
          onChange={(ownerId) =>
            void save({ ownerId, updatedAt }, `${name} has ${ownerId === null ? 'no' : 'a new'} owner`)
          }
        />
        <Tags {...application} />
      </div>
      <section className="panel" aria-label="Application">
        <DescriptionList
          items={[
            ['Opening', <Link to={`/openings/${application.openingId}`}>{jobTitle}</Link>],
            ['Applied as', jobRole !== jobTitle && jobRole],
            ['Email', application.email],
            ['Phone', application.phone],
            ['Received', formatDateTime(application.receivedAt)],
            ...application.texts.map(
              ({ label, text }) => [capitalise(label), text && <p className="typed-text">{text}</p>] as const,
            ),
            ['Reference', reference],
            ['Deletion date', <Deletion application={application} />],
          ]}
        />
      </section>
      {isInviting && (
        <AnswerDialog
          kind="invite"
          recipients={[recipient]}
          {...interview}
          onClose={() => setIsInviting(false)}
        />
      )}
    </RecordPage>
  );
};

export const ApplicationPage = () => {
  const { reference = '' } = useParams();
  const result = api.useReadApplicationQuery(reference);
  return (
    <Loaded result={result}>
      {(application) => <ApplicationRecord key={reference} application={application} />}
    </Loaded>
  );
};
