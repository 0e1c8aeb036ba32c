import { Link } from 'react-router-dom';
import type { PersonApplication } from '../../contract/desk/applicationSchemas.ts';
import { StatusBadge } from '../shell/StatusBadge.tsx';
import { formatDay } from '../shell/dates.ts';

/** The other applications of the same person. */
export const OtherApplications = ({ applications }: { applications: readonly PersonApplication[] }) =>
  applications.length > 0 && (
    <section className="panel" aria-labelledby="others-title">
      <h2 id="others-title">Other applications of this person</h2>
      <ul className="list-group list-group-flush">
        {applications.map(({ reference, jobTitle, status, receivedAt }) => (
          <li key={reference} className="list-group-item d-flex flex-wrap column-gap-3 px-0">
            <Link className="flex-grow-1" to={`/applications/${reference}`}>
              {jobTitle}
            </Link>
            <StatusBadge stage={status} />
            <span className="text-body-secondary">{formatDay(receivedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
