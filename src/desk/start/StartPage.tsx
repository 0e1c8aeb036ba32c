import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DESK_COUNTS } from '../../contract/desk/constants.ts';
import type { StartPage as StartData } from '../../contract/desk/inboxSchemas.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { daysUntil } from '../../lib/daysUntil.ts';
import { Alert } from '../../ui/Alert.tsx';
import { api } from '../api.ts';
import { useNextUnread } from '../applications/useNextUnread.ts';
import { Count } from '../lists/ListPage.tsx';
import { ExtendMenu } from '../openings/ExtendMenu.tsx';
import { useSession } from '../session/useSession.ts';
import { Loaded, Page, pluralise } from '../shell/Page.tsx';
import { formatDay, formatDateTime } from '../shell/dates.ts';
import { useShortcuts } from '../shell/useShortcuts.ts';

const MAX_BACKUP_AGE_DAYS = 2;

const daysSince = (iso: string): number => -(daysUntil(iso, new Date()) ?? 0);

const CountTile = ({
  to,
  count,
  label,
  countedTo = Infinity,
}: {
  to: string;
  count: number;
  label: string;
  countedTo?: number;
}) => (
  <Link className="panel flex-fill text-reset text-decoration-none" to={to}>
    <strong className="d-block h3">
      <Count count={count} countedTo={countedTo} />
    </strong>
    {label}
  </Link>
);

interface Row {
  key: string | number;
  to: string | undefined;
  name: string;
  about: string;
  detail: ReactNode;
}

const Section = ({ title, empty, rows }: { title: string; empty: string; rows: readonly Row[] }) => (
  <section className="panel">
    <h2>{title}</h2>
    {rows.length === 0 && <p className="text-body-secondary">{empty}</p>}
    {rows.length > 0 && (
      <ul className="list-group list-group-flush">
        {rows.map(({ key, to, name, about, detail: side }) => (
          <li
            key={key}
            className="list-group-item d-flex flex-wrap justify-content-between column-gap-3 px-0"
          >
            <span>
              {to ? <Link to={to}>{name}</Link> : name} <span className="sub">{about}</span>
            </span>
            <span className="text-body-secondary">{side}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const makeRowMapper =
  (formatDetail: (iso: string) => string) => (application: StartData['interviews'][number]) => ({
    key: application.reference,
    to: `/applications/${application.reference}`,
    name: application.name,
    about: application.jobTitle,
    detail: formatDetail(application.at),
  });

const toMailRow = ({ id, about, to, subject, at, hasFailed }: StartData['mail']['items'][number]) => ({
  key: id,
  to: about ? `/${about.kind}s/${about.reference}` : undefined,
  name: subject,
  about: [to && `to ${to}`, hasFailed ? 'could not be delivered' : 'not sent yet'].filter(Boolean).join(', '),
  detail: formatDateTime(at),
});

const isBackupOld = (at: string | null): boolean => at === null || daysSince(at) > MAX_BACKUP_AGE_DAYS;
const describeBackup = (at: string | null): string =>
  at === null ? 'There is no backup yet.' : `The last backup was made ${formatDateTime(at)}.`;

const Sections = ({ start }: { start: StartData }) => {
  const { newSinceYesterday, unread, unhandledMessages, waiting, interviews, closing, mail, backup } = start;
  const { overdue, ending } = start;
  const waitingLabel = `waiting longer than ${waiting.days} days`;
  return (
    <>
      {!mail.hasMail && (
        <Alert kind="warning">
          No mail server is set up: answers are stored, but not sent. An operator has to set SMTP_URL.
        </Alert>
      )}
      {overdue > 0 && (
        <Alert kind="danger">
          {pluralise(overdue, 'record')} should have been deleted by now. They are hidden, but still stored:
          an operator has to run the doctor, and then the purge.
        </Alert>
      )}
      <div className="d-flex flex-wrap gap-3 mb-3">
        <CountTile
          to="/applications?attention=new"
          count={newSinceYesterday.applications}
          label={`new ${newSinceYesterday.applications === 1 ? 'application' : 'applications'} since yesterday`}
        />
        <CountTile
          to="/applications?unread=true"
          count={unread.applications}
          label={unread.applications === 1 ? 'unread application' : 'unread applications'}
        />
        <CountTile
          to="/applications?attention=waiting&sort=received&order=asc"
          count={waiting.count}
          countedTo={DESK_COUNTS.matches}
          label={waitingLabel}
        />
        <CountTile
          to="/messages"
          count={unhandledMessages}
          label={unhandledMessages === 1 ? 'message to handle' : 'messages to handle'}
        />
      </div>
      <div className="columns align-items-start mb-3">
        <Section
          title={capitalise(waitingLabel)}
          empty="Nobody has waited too long for an answer."
          rows={waiting.items.map(makeRowMapper((at) => pluralise(daysSince(at), 'day')))}
        />
        <Section
          title="Interviews in the next seven days"
          empty="No interviews planned."
          rows={interviews.map(makeRowMapper((at) => formatDateTime(at)))}
        />
        <Section
          title="Closing this week"
          empty="No opening closes in the next seven days."
          rows={closing.map(({ id, jobTitle, closingDate, applications }) => ({
            key: id,
            to: `/openings/${id}`,
            name: jobTitle,
            about: `${formatDay(closingDate)}, ${pluralise(applications, 'application')}`,
            detail: <ExtendMenu opening={{ id, job_title: jobTitle, closing_date: closingDate }} />,
          }))}
        />
        {ending.count > 0 && (
          <Section
            title={`Deleted within two weeks: ${ending.count}`}
            empty=""
            rows={ending.items.map(makeRowMapper((at) => formatDay(at)))}
          />
        )}
        {mail.items.length > 0 && (
          <Section
            title={`Unsent emails: ${mail.waiting + mail.failed}`}
            empty=""
            rows={mail.items.map(toMailRow)}
          />
        )}
      </div>
      <Alert kind={isBackupOld(backup.at) ? 'warning' : 'success'}>{describeBackup(backup.at)}</Alert>
    </>
  );
};

export const StartPage = () => {
  const result = api.useReadStartQuery(undefined);
  const openNextUnread = useNextUnread();
  useShortcuts({ n: () => void openNextUnread() });
  const [firstName = ''] = useSession().user.name.split(' ');
  return (
    <Page title={`Good to see you, ${firstName}`}>
      <Loaded result={result}>{(start) => <Sections start={start} />}</Loaded>
    </Page>
  );
};
