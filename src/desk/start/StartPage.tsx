import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StartPage as StartData } from '../../contract/desk/inboxSchemas.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useReadStartQuery } from '../api.ts';
import { ExtendMenu } from '../openings/OpeningControls.tsx';
import { useSession } from '../session/useSession.ts';
import { Loaded, Page } from '../shell/Page.tsx';
import { dayOf, momentOf, shortOf } from '../shell/dates.ts';

const DAY_MS = 86_400_000;
const BACKUP_DAYS = 2;

const Figure = ({ to, count, label }: { to: string; count: number; label: string }) => (
  <li>
    <Link to={to}>
      <strong>{count}</strong>
      {label}
    </Link>
  </li>
);

interface BriefListProps {
  title: string;
  items: StartData['interviews'];
  empty: string;
  when: (iso: string) => string;
  children?: ReactNode;
}

const BriefList = ({ title, items, empty, when, children }: BriefListProps) => (
  <section className="panel">
    <h2>{title}</h2>
    {items.length === 0 && <p className="muted mb-0">{empty}</p>}
    <ul className="row-list">
      {items.map(({ reference, name, jobTitle, at }) => (
        <li key={reference}>
          <span>
            <Link to={`/applications/${reference}`}>{name}</Link>
            <span className="sub muted"> {jobTitle}</span>
          </span>
          <span className="muted figures">{when(at)}</span>
        </li>
      ))}
    </ul>
    {children}
  </section>
);

const Mail = ({ mail }: { mail: StartData['mail'] }) => {
  const waiting = mail.waiting === 1 ? '1 mail is' : `${mail.waiting} mails are`;
  const failed = mail.failed === 1 ? '1 mail' : `${mail.failed} mails`;
  if (!mail.hasMail)
    return (
      <Alert kind="warning">
        No mail server is set up: answers are stored and wait.
        {mail.waiting > 0 && ` ${waiting} not sent yet.`} An operator sets SMTP_URL.
      </Alert>
    );
  if (mail.waiting === 0 && mail.failed === 0) return null;
  return (
    <Alert kind="danger">
      {mail.waiting > 0 && `${waiting} not sent yet`}
      {mail.waiting > 0 && mail.oldestAt && `, the oldest since ${momentOf(mail.oldestAt)}`}
      {mail.waiting > 0 && '. '}
      {mail.failed > 0 && `${failed} could not be delivered. `}
      Tell an operator.
    </Alert>
  );
};

const isOlderThan = (iso: string, days: number): boolean => Date.now() - Date.parse(iso) > days * DAY_MS;

const Backup = ({ at }: { at: string | null }) => {
  const isOld = at === null || isOlderThan(at, BACKUP_DAYS);
  const text = at === null ? 'There is no backup yet.' : `The last backup is of ${momentOf(at)}.`;
  return isOld ? <Alert kind="warning">{text}</Alert> : <p className="muted">{text}</p>;
};

const daysAgo = (iso: string): string => {
  const days = Math.floor((Date.now() - Date.parse(iso)) / DAY_MS);
  return days === 1 ? '1 day' : `${days} days`;
};

const Sections = ({ start }: { start: StartData }) => {
  const { newSinceYesterday, unread, unhandledMessages, waiting, interviews, closing, mail, backup } = start;
  return (
    <>
      <Mail mail={mail} />
      <ul className="figure-row">
        <Figure
          to="/applications"
          count={newSinceYesterday.applications}
          label="new applications since yesterday"
        />
        <Figure to="/applications?unread=true" count={unread.applications} label="unread applications" />
        <Figure
          to="/applications?sort=received&order=asc"
          count={waiting.count}
          label={`waiting longer than ${waiting.days} days`}
        />
        <Figure to="/messages" count={unhandledMessages} label="messages to handle" />
      </ul>
      <div className="start-grid">
        <BriefList
          title={`Waiting longer than ${waiting.days} days`}
          items={waiting.items}
          empty="Nobody waits too long for an answer."
          when={daysAgo}
        />
        <BriefList
          title="Interviews in the next seven days"
          items={interviews}
          empty="No interviews planned."
          when={(at) => momentOf(at)}
        />
        <section className="panel">
          <h2>Closing this week</h2>
          {closing.length === 0 && <p className="muted mb-0">No opening closes in the next seven days.</p>}
          <ul className="row-list">
            {closing.map(({ id, jobTitle, closingDate, applications }) => (
              <li key={id}>
                <span>
                  <Link to={`/openings/${id}`}>{jobTitle}</Link>
                  <span className="sub muted">
                    {' '}
                    {dayOf(closingDate)},{' '}
                    {applications === 1 ? '1 application' : `${applications} applications`}
                  </span>
                </span>
                <ExtendMenu opening={{ id, job_title: jobTitle, closing_date: closingDate }} isSmall />
              </li>
            ))}
          </ul>
        </section>
      </div>
      {backup && (
        <div className="mt-3">
          <Backup at={backup.at} />
        </div>
      )}
    </>
  );
};

export const StartPage = () => {
  const call = useReadStartQuery(undefined);
  const { user } = useSession();
  const [first = ''] = user.name.split(' ');
  return (
    <Page
      title={`Good to see you, ${first}`}
      note={shortOf(new Date().toISOString().slice(0, 10), new Date(0))}
    >
      <Loaded call={call}>{(start) => <Sections start={start} />}</Loaded>
    </Page>
  );
};
