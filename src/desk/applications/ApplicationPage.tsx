import { useEffect, useEffectEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { ApplicationDetail } from '../../contract/desk/applicationSchemas.ts';
import { STAGE_NAMES } from '../../contract/desk/constants.ts';
import { Alert } from '../../ui/Alert.tsx';
import { AnswerDialog } from '../answers/AnswerDialog.tsx';
import type { AnswerKind } from '../answers/answerKinds.ts';
import { useChangeApplicationsMutation, useReadApplicationQuery } from '../api.ts';
import { History, Notes, OwnerField, RecordBar } from '../record/Record.tsx';
import { Loaded, Page } from '../shell/Page.tsx';
import { dayOf, momentOf } from '../shell/dates.ts';
import { useKeys } from '../shell/useKeys.ts';
import { Resume } from './Resume.tsx';
import { StageField } from './Stage.tsx';
import { useNeighbours } from './useNeighbours.ts';

const Facts = ({ application }: { application: ApplicationDetail }) => (
  <section className="panel" aria-label="Application">
    <dl className="facts">
      <dt>Opening</dt>
      <dd>
        <Link to={`/openings/${application.openingId}`}>{application.jobTitle}</Link>
        {application.jobRole !== application.jobTitle && ` (applied as ‘${application.jobRole}’)`}
      </dd>
      <dt>Email</dt>
      <dd>{application.email}</dd>
      <dt>Phone</dt>
      <dd>{application.phone}</dd>
      <dt>Received</dt>
      <dd>{momentOf(application.receivedAt)}</dd>
      {application.otherInformation && (
        <>
          <dt>Other information</dt>
          <dd className="typed-text">{application.otherInformation}</dd>
        </>
      )}
      <dt>Reference</dt>
      <dd className="figures">{application.reference}</dd>
      <dt>Deleted by itself</dt>
      <dd>
        {dayOf(application.deleteAfter)}
        {application.isKeptLonger && ', kept longer with the applicant’s consent'}
      </dd>
    </dl>
  </section>
);

const Record = ({ application }: { application: ApplicationDetail }) => {
  const { reference, name, updatedAt } = application;
  const neighbours = useNeighbours(reference);
  const navigate = useNavigate();
  const [change] = useChangeApplicationsMutation();
  const [answering, setAnswering] = useState<AnswerKind>();
  // Once, when it opens: 'Mark as unread' would be undone at once.
  const opened = useEffectEvent(() => {
    if (!application.isRead) void change({ changes: [{ reference, patch: { isRead: true } }] });
  });
  useEffect(() => opened(), [reference]);
  const go = (to: string | undefined) => () => {
    if (to) void navigate(to);
  };
  useKeys({
    j: go(neighbours.next),
    k: go(neighbours.previous),
    n: go(neighbours.nextUnread),
    p: go(neighbours.previousUnread),
    u: go(neighbours.list),
    d: () => setAnswering('decline'),
    i: () => setAnswering('invite'),
    a: () => setAnswering('question'),
  });
  const where = neighbours.position ? `${neighbours.position} of ${neighbours.total}` : '';
  return (
    <>
      <RecordBar {...neighbours} listName="All applications" where={where} />
      <Page
        title={name}
        actions={
          <>
            <Button variant="primary" onClick={() => setAnswering('invite')} aria-keyshortcuts="i">
              Invite…
            </Button>
            <Button variant="quiet" onClick={() => setAnswering('question')} aria-keyshortcuts="a">
              Write…
            </Button>
            <Button variant="quiet" onClick={() => setAnswering('decline')} aria-keyshortcuts="d">
              Decline…
            </Button>
          </>
        }
      >
        {application.isSuspect && (
          <Alert kind="warning">
            A machine may have sent this: it was filled in faster than a person types.
          </Alert>
        )}
        {application.earlier.length > 0 && (
          <Alert kind="info">
            The same address applied for this before:{' '}
            {application.earlier.map((earlier) => (
              <Link key={earlier.reference} className="me-2" to={`/applications/${earlier.reference}`}>
                {dayOf(earlier.receivedAt)}
              </Link>
            ))}
          </Alert>
        )}
        <div className="record">
          <div>
            <div className="panel control-row">
              <StageField
                state={application}
                onChange={(status, interviewAt) =>
                  void change({
                    changes: [{ reference, patch: { status, interviewAt, updatedAt } }],
                    said: `${name}: ${STAGE_NAMES[status]}`,
                  })
                }
              />
              <OwnerField
                ownerId={application.ownerId}
                onChange={(ownerId) =>
                  void change({
                    changes: [{ reference, patch: { ownerId, updatedAt } }],
                    said: ownerId === null ? `${name} has no owner` : `${name} has a new owner`,
                  })
                }
              />
            </div>
            <Facts application={application} />
          </div>
          <div className="record-beside">
            <Resume application={application} />
          </div>
          <div>
            <Notes reference={reference} notes={application.noteList} />
            <History entries={application.history} />
            <Button
              variant="link"
              className="justify-content-start"
              onClick={() => {
                void change({ changes: [{ reference, patch: { isRead: false } }] });
                void navigate(neighbours.list);
              }}
            >
              Mark as unread and go back
            </Button>
          </div>
        </div>
      </Page>
      {answering && (
        <AnswerDialog
          kind={answering}
          references={[reference]}
          interviewAt={application.interviewAt}
          onClose={() => setAnswering(undefined)}
          onSent={() => setAnswering(undefined)}
        />
      )}
    </>
  );
};

export const ApplicationPage = () => {
  const { reference = '' } = useParams();
  const call = useReadApplicationQuery(reference);
  // What belongs to another application is not shown while this one loads.
  return (
    <Loaded call={{ ...call, data: call.currentData }}>
      {(application) => <Record key={reference} application={application} />}
    </Loaded>
  );
};
