import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { MessageDetail } from '../../contract/desk/inboxSchemas.ts';
import { AnswerDialog } from '../answers/AnswerDialog.tsx';
import { useChangeMessageMutation, useListMessagesQuery, useReadMessageQuery } from '../api.ts';
import { withParams, readMessageQuery } from '../lists/listQuery.ts';
import { History, Notes, OwnerField, RecordBar } from '../record/Record.tsx';
import { Loaded, Page } from '../shell/Page.tsx';
import { dayOf, momentOf } from '../shell/dates.ts';
import { useKeys } from '../shell/useKeys.ts';

/** The messages beside this one; one that left the list was its first. */
const useBeside = (reference: string) => {
  const [params] = useSearchParams();
  const { data } = useListMessagesQuery(readMessageQuery(params));
  const rows = data?.items ?? [];
  const index = rows.findIndex((row) => row.reference === reference);
  const to = (target: string | undefined) => target && `/messages/${target}${withParams(params, {})}`;
  return {
    list: `/messages${withParams(params, {})}`,
    next: to(rows[index + 1]?.reference),
    previous: to(rows[index - 1]?.reference),
    where: index < 0 ? '' : `${index + 1} of ${data?.total ?? 0}`,
  };
};

const Record = ({ message }: { message: MessageDetail }) => {
  const { reference, name, isHandled } = message;
  const navigate = useNavigate();
  const beside = useBeside(reference);
  const [change] = useChangeMessageMutation();
  const [isAnswering, setIsAnswering] = useState(false);
  const go = (to: string | undefined) => () => {
    if (to) void navigate(to);
  };
  useKeys({
    j: go(beside.next),
    k: go(beside.previous),
    u: go(beside.list),
    a: () => setIsAnswering(true),
  });
  return (
    <>
      <RecordBar {...beside} listName="All messages" />
      <Page
        title={message.subject || 'Message'}
        actions={
          <>
            <Button variant="primary" onClick={() => setIsAnswering(true)} aria-keyshortcuts="a">
              Answer…
            </Button>
            <Button
              variant="quiet"
              onClick={() => void change({ reference, patch: { isHandled: !isHandled } })}
            >
              {isHandled ? 'Mark as not handled' : 'Mark as handled'}
            </Button>
          </>
        }
      >
        <div className="record">
          <div>
            <section className="panel" aria-label="Message">
              <dl className="facts mb-3">
                <dt>From</dt>
                <dd>{name}</dd>
                <dt>Email</dt>
                <dd>{message.email}</dd>
                <dt>Phone</dt>
                <dd>{message.phone}</dd>
                {message.enquiry && (
                  <>
                    <dt>Asks for</dt>
                    <dd>{message.enquiry}</dd>
                  </>
                )}
                <dt>Received</dt>
                <dd>{momentOf(message.receivedAt)}</dd>
                <dt>Reference</dt>
                <dd className="figures">{reference}</dd>
                <dt>Deleted by itself</dt>
                <dd>{dayOf(message.deleteAfter)}</dd>
              </dl>
              <p className="typed-text">{message.message || 'No text, only the choice above.'}</p>
            </section>
          </div>
          <div>
            <div className="panel control-row">
              <OwnerField
                ownerId={message.ownerId}
                onChange={(ownerId) => void change({ reference, patch: { ownerId } })}
              />
            </div>
            <Notes reference={reference} notes={message.noteList} />
            <History entries={message.history} />
          </div>
        </div>
      </Page>
      {isAnswering && (
        <AnswerDialog
          kind="reply"
          references={[reference]}
          subject={`Re: ${message.subject}`}
          onClose={() => setIsAnswering(false)}
          onSent={() => setIsAnswering(false)}
        />
      )}
    </>
  );
};

export const MessagePage = () => {
  const { reference = '' } = useParams();
  const call = useReadMessageQuery(reference);
  return (
    <Loaded call={{ ...call, data: call.currentData }}>
      {(message) => <Record key={reference} message={message} />}
    </Loaded>
  );
};
