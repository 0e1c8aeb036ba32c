import { useSearchParams } from 'react-router-dom';
import { paths } from '../../content/paths.ts';
import { yourDataTexts } from '../../content/yourDataTexts.ts';
import { MAX_LENGTH } from '../../contract/constants.ts';
import type { YourData, YourRecord } from '../../contract/yourData.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Field } from '../../ui/Field.tsx';
import { useInitialData } from '../../ui/initialData.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import * as styles from './YourDataPage.module.scss';

interface ActionFormProps {
  token: string;
  reference?: string;
  action: string;
  text: string;
  isMain?: boolean;
}

/** A plain form with one button. */
const ActionForm = ({ token, reference, action, text, isMain }: ActionFormProps) => (
  <form method="post" action={paths.yourData} className="mb-3">
    <input type="hidden" name="token" value={token} />
    {reference && <input type="hidden" name="reference" value={reference} />}
    <button
      type="submit"
      name="action"
      value={action}
      className={isMain ? 'btn btn-primary' : 'btn btn-quiet'}
    >
      {text}
    </button>
  </form>
);

const FIELDS = [
  { name: 'name', label: yourDataTexts.name, type: 'text', autoComplete: 'name', max: MAX_LENGTH.name },
  { name: 'email', label: yourDataTexts.email, type: 'email', autoComplete: 'email', max: MAX_LENGTH.email },
  { name: 'phone', label: yourDataTexts.phone, type: 'tel', autoComplete: 'tel', max: MAX_LENGTH.phone },
] as const;

const toFieldId = (reference: string, name: string): string => `${name}-${reference}`;

const CorrectionForm = ({ token, record }: { token: string; record: YourRecord }) => {
  const { submittedForm } = useInitialData();
  const { reference, details } = record;
  const isRefused = submittedForm?.values['reference'] === reference;
  const errors = isRefused ? submittedForm.errors : {};
  return (
    <details className="mb-3" open={isRefused}>
      <summary>{yourDataTexts.correct}</summary>
      <form method="post" action={paths.yourData} noValidate className="form-page mt-3">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="reference" value={reference} />
        {FIELDS.map(({ name, label, max, ...input }) => (
          <Field
            key={name}
            id={toFieldId(reference, name)}
            label={label}
            need="required"
            hint={name === 'email' ? yourDataTexts.correctHint : undefined}
            error={errors[name]}
          >
            {(control) => (
              <input
                {...control}
                {...input}
                name={name}
                className="form-control"
                maxLength={max}
                defaultValue={isRefused ? submittedForm.values[name] : details?.[name]}
              />
            )}
          </Field>
        ))}
        <button type="submit" name="action" value="correct" className="btn btn-quiet">
          {yourDataTexts.save}
        </button>
      </form>
    </details>
  );
};

const RecordSection = ({ token, record }: { token: string; record: YourRecord }) => {
  const { kind, reference, title, facts, details, hasConsent, canRenew } = record;
  const titleId = `title-${reference}`;
  return (
    <section className="panel mb-4" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <dl>
        {facts.map(([label, text], index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd className={styles.fact}>{text}</dd>
          </div>
        ))}
      </dl>
      {details && <CorrectionForm token={token} record={record} />}
      {canRenew && (
        <ActionForm
          token={token}
          reference={reference}
          action="renewConsent"
          text={yourDataTexts.renewConsent}
        />
      )}
      {hasConsent && (
        <ActionForm
          token={token}
          reference={reference}
          action="withdrawConsent"
          text={yourDataTexts.withdrawConsent}
        />
      )}
      <ActionForm token={token} reference={reference} action="erase" text={yourDataTexts.erase[kind]} />
      <p className="form-text">{yourDataTexts.eraseHint}</p>
    </section>
  );
};

/** The open page: every record, what it contains, and the forms that act on it. It has no scripts. */
const OpenPage = ({ yourData: { token, records, notice } }: { yourData: YourData }) => {
  const { submittedForm } = useInitialData();
  const { errors = {}, values = {} } = submittedForm ?? {};
  const summary = Object.entries(errors).map(([name, text]) => ({
    id: toFieldId(values['reference'] ?? '', name),
    text,
  }));
  return (
    <Section>
      {summary.length > 0 && <ErrorSummary errors={summary} attempt={1} />}
      {notice !== undefined && (
        <Alert kind="success" role="status">
          {notice}
        </Alert>
      )}
      {records.length === 0 ? (
        <p>{yourDataTexts.nothing}</p>
      ) : (
        <>
          <ActionForm token={token} action="download" text={yourDataTexts.download} isMain />
          <p className="form-text mb-4">{yourDataTexts.downloadHint}</p>
        </>
      )}
      {records.map((record) => (
        <RecordSection key={record.reference} token={token} record={record} />
      ))}
    </Section>
  );
};

const EMAIL_ID = 'your-data-email';

const RequestForm = () => {
  const { submittedForm } = useInitialData();
  const error = submittedForm?.errors['email'];
  return (
    <form method="post" action={paths.yourData} noValidate className="form-page">
      {submittedForm?.refusal && <Alert kind="danger">{submittedForm.refusal.sentence}</Alert>}
      {error && <ErrorSummary errors={[{ id: EMAIL_ID, text: error }]} attempt={1} />}
      <Field
        id={EMAIL_ID}
        label={yourDataTexts.email}
        need="required"
        hint={yourDataTexts.emailHint}
        error={error}
      >
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
        {yourDataTexts.submit}
      </button>
    </form>
  );
};

/** What the emailed link opens. Only its button uses the link up, because email programs follow links, too. */
const LINKS = {
  open: { title: yourDataTexts.open, lead: yourDataTexts.openLead, button: yourDataTexts.openButton },
  address: {
    title: yourDataTexts.confirmAddress,
    lead: yourDataTexts.confirmAddressLead,
    button: yourDataTexts.confirmAddressButton,
  },
} as const;

/** Where people ask for the link to their data, and what the link opens. */
export const YourDataPage = ({ name, texts }: ViewProps<'yourData'>) => {
  const [query] = useSearchParams();
  const { submittedForm, hasNoMail, dataLink } = useInitialData();
  const [lead] = texts.paragraphs;
  if (submittedForm?.yourData)
    return (
      <>
        <PageHero name={name} title={yourDataTexts.title} lead={yourDataTexts.lead} />
        <OpenPage yourData={submittedForm.yourData} />
      </>
    );
  if (query.has('token')) {
    const link = dataLink === 'open' || dataLink === 'address' ? LINKS[dataLink] : undefined;
    return (
      <>
        <PageHero
          name={name}
          title={link?.title ?? yourDataTexts.invalid}
          lead={link?.lead ?? yourDataTexts.invalidLead}
        />
        <Section>
          {link ? (
            <ActionForm
              token={query.get('token') ?? ''}
              action={dataLink === 'address' ? 'confirmAddress' : 'open'}
              text={link.button}
              isMain
            />
          ) : (
            <PageLink page="yourData">{yourDataTexts.again}</PageLink>
          )}
        </Section>
      </>
    );
  }
  if (query.has('sent') || query.has('confirmed'))
    return (
      <>
        <PageHero
          name={name}
          title={query.has('sent') ? yourDataTexts.sent : yourDataTexts.addressConfirmed}
          {...(query.has('sent') && { lead: yourDataTexts.sentLead })}
        />
        <Section>
          <PageLink page="yourData">{yourDataTexts.again}</PageLink>
        </Section>
      </>
    );
  if (hasNoMail)
    return (
      <>
        <PageHero name={name} title={yourDataTexts.unavailable} />
        <Section>
          <Prose paragraphs={[yourDataTexts.unavailableLead]} />
        </Section>
      </>
    );
  return (
    <>
      <PageHero name={name} title={texts.h1} lead={lead} />
      <Section>
        <RequestForm />
      </Section>
    </>
  );
};
