import { Link, useSearchParams } from 'react-router-dom';
import { alertTexts } from '../../../content/alertTexts.ts';
import { jobTexts } from '../../../content/careersTexts.ts';
import { alertPath, paths } from '../../../content/paths.ts';
import { MAX_LENGTH } from '../../../contract/constants.ts';
import { toListQuery } from '../../../contract/openingFilterQuery.ts';
import { FILTER_FIELDS, readFilters } from '../../../contract/openingFilters.ts';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useInitialData } from '../../../ui/initialData.ts';
import { PageHero } from '../../../ui/PageHero.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import type { ViewProps } from '../../../ui/viewProps.ts';
import { FormRefusal } from '../application/FormRefusal.tsx';

/** An alert's filters as text. */
export const AlertFilters = ({ listQuery }: { listQuery: string }) => {
  const { filters } = readFilters(listQuery);
  const rows = [
    ...(filters.q === '' ? [] : [[alertTexts.words, [filters.q]] as const]),
    ...FILTER_FIELDS.map((field) => [alertTexts.fields[field], filters[field]] as const),
  ].filter(([, values]) => values.length > 0);
  if (rows.length === 0) return <p>{alertTexts.all}</p>;
  return (
    <dl>
      {rows.map(([name, values]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
};

const FIELD_ID = 'alert-email';

/** The email address that gets the alert, and the alert's filters. `listQuery` is a query of the list. */
export const AlertForm = ({ listQuery }: { listQuery: string }) => {
  const { submittedForm } = useInitialData();
  const error = submittedForm?.errors['email'];
  return (
    <form method="post" action={paths.jobAlerts} noValidate className="form-page">
      {submittedForm?.refusal && <FormRefusal refusal={submittedForm.refusal} />}
      {error && <ErrorSummary errors={[{ id: FIELD_ID, text: error }]} attempt={1} />}
      <h2>{alertTexts.whichTitle}</h2>
      <AlertFilters listQuery={listQuery} />
      <p>
        <Link to={listQuery === '' ? paths.careers : `${paths.careers}?${listQuery}`}>
          {alertTexts.change}
        </Link>
      </p>
      <input type="hidden" name="listQuery" value={listQuery} />
      <Field id={FIELD_ID} label={alertTexts.email} need="required" hint={alertTexts.emailHint} error={error}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            className="form-control"
            maxLength={MAX_LENGTH.email}
            defaultValue={submittedForm?.values['email']}
          />
        )}
      </Field>
      <button type="submit" className="btn btn-primary">
        {alertTexts.submit}
      </button>
      <p className="mt-4">
        {`${alertTexts.privacy} `}
        <PageLink page="privacy">{alertTexts.privacyLink}</PageLink>.
      </p>
    </form>
  );
};

const ENDED_ALERT = { state: 'ended' } as const;

const AlertButton = ({ action, text }: { action: 'confirm' | 'end'; text: string }) => (
  <button type="submit" name="action" value={action} className="btn btn-primary">
    {text}
  </button>
);

/**
 * The page that the links in alert emails open. Only its button changes the alert, because email programs follow links,
 * too.
 */
export const AlertPage = ({ name, texts, reference = '' }: ViewProps<'alert'>) => {
  const [query] = useSearchParams();
  const { alert = ENDED_ALERT } = useInitialData();
  useTitle(alert.state === 'ended' ? alertTexts.linkInvalid : undefined);
  if (alert.state === 'ended') {
    return (
      <>
        <PageHero name={name} title={alertTexts.linkInvalid} lead={alertTexts.linkInvalidLead} />
        <Section>
          <Link to={paths.jobAlerts}>{alertTexts.again}</Link>
        </Section>
      </>
    );
  }
  return (
    <>
      <PageHero name={name} title={texts.h1} lead={texts.paragraphs[0]} />
      <Section>
        <form method="post" action={alertPath(reference)} className="form-page">
          <h2>{alertTexts.whichTitle}</h2>
          <AlertFilters listQuery={alert.listQuery} />
          <input type="hidden" name="token" value={query.get('token') ?? ''} />
          {alert.state === 'waiting' ? (
            <AlertButton action="confirm" text={alertTexts.confirm} />
          ) : (
            <AlertButton action="end" text={alertTexts.end} />
          )}
        </form>
      </Section>
    </>
  );
};

/** The query parameters with which the server redirects here after a form or an emailed link. */
const OUTCOMES = ['sent', 'confirmed', 'ended'] as const;

/** The form that subscribes to new openings by email. It works without JavaScript. */
export const AlertsPage = ({ name, texts }: ViewProps<'alerts'>) => {
  const [query] = useSearchParams();
  const { submittedForm, hasNoAlerts } = useInitialData();
  const outcome = OUTCOMES.find((name) => query.has(name));
  const listQuery = submittedForm?.values['listQuery'] ?? toListQuery(query);
  const heroes = {
    form: { title: texts.h1, lead: texts.paragraphs[0] },
    off: { title: alertTexts.unavailable, lead: alertTexts.unavailableLead },
    sent: { title: alertTexts.sent, lead: alertTexts.sentLead },
    confirmed: { title: alertTexts.confirmed, lead: alertTexts.confirmedLead },
    ended: { title: alertTexts.ended, lead: alertTexts.endedLead },
  };
  const view = hasNoAlerts ? 'off' : (outcome ?? 'form');
  useTitle(view === 'form' ? undefined : heroes[view].title);
  return (
    <>
      <PageHero name={name} {...heroes[view]} />
      <Section>
        {view === 'form' ? (
          <AlertForm listQuery={listQuery} />
        ) : (
          <PageLink page="careers" className="btn btn-primary">
            {jobTexts.toOpenings}
          </PageLink>
        )}
      </Section>
    </>
  );
};
