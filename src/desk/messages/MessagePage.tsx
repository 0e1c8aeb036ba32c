import Button from 'react-bootstrap/Button';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ChangeMessage, MessageDetail } from '../../contract/desk/inboxSchemas.ts';
import { api } from '../api.ts';
import { findStart, readMessageQuery } from '../lists/listQuery.ts';
import { OwnerField, RecordPage } from '../record/RecordPage.tsx';
import { findNeighbours } from '../record/findNeighbours.ts';
import { DescriptionList, Loaded } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { formatDay, formatDateTime } from '../shell/dates.ts';

/** 'Grace Hopper wrote on 23 Nov 2026:', and the message below it, as mail programs quote it. */
const quoteMessage = ({ name, receivedAt, message }: MessageDetail): string => {
  const lines = message.trim().split(/\r\n?|\n/);
  return (
    message.trim() &&
    `${name} wrote on ${formatDay(receivedAt)}:\n${lines.map((line) => `> ${line}`).join('\n')}`
  );
};

const MessageRecord = ({ message }: { message: MessageDetail }) => {
  const { reference, isHandled, ownerId } = message;
  const [params] = useSearchParams();
  const query = readMessageQuery(params);
  const { data, isLoading } = api.useListMessagesQuery(query);
  const { items: rows = [], total = 0 } = data ?? {};
  const start = findStart(params, data);
  const [change] = api.useChangeMessageMutation();
  const report = useReport();
  const save = (patch: ChangeMessage, text: string) =>
    void report(change({ reference, patch }), {
      text: `${message.name}: ${text}`,
      undo: ({ before: { isHandled: wasHandled, ownerId: formerOwner } }) =>
        change({ reference, patch: { isHandled: wasHandled, ownerId: formerOwner } }),
    });
  return (
    <RecordPage
      title={message.subject || 'Message'}
      record={message}
      neighbours={findNeighbours({ path: '/messages', params, rows, start, total, reference })}
      isListLoading={isLoading}
      listName="All messages"
      answers={['reply']}
      recipient={{ reference, name: message.name, isHandled, updatedAt: message.updatedAt }}
      answer={{ subject: `Re: ${message.subject}`, quote: quoteMessage(message) }}
      action={
        <Button
          variant="quiet"
          onClick={() => save({ isHandled: !isHandled }, isHandled ? 'not handled' : 'handled')}
        >
          {isHandled ? 'Mark as not handled' : 'Mark as handled'}
        </Button>
      }
    >
      <section className="panel" aria-label="Message">
        <DescriptionList
          items={[
            ['From', message.name],
            ['Email', message.email],
            ['Phone', message.phone],
            ['Asks for', message.enquiry],
            ['Received', formatDateTime(message.receivedAt)],
            ['Reference', reference],
            ['Deletion date', formatDay(message.deleteAfter)],
          ]}
        />
        <p className="typed-text mt-3">{message.message || 'The sender wrote no text.'}</p>
      </section>
      <div className="panel">
        <OwnerField
          ownerId={ownerId}
          onChange={(id) => save({ ownerId: id }, id === null ? 'no owner' : 'a new owner')}
        />
      </div>
    </RecordPage>
  );
};

export const MessagePage = () => {
  const { reference = '' } = useParams();
  const result = api.useReadMessageQuery(reference);
  return <Loaded result={result}>{(message) => <MessageRecord key={reference} message={message} />}</Loaded>;
};
