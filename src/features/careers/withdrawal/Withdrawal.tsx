import { Link, useSearchParams } from 'react-router-dom';
import { jobTexts } from '../../../content/careersTexts.ts';
import { receiptPath, withdrawPath } from '../../../content/paths.ts';
import { receiptTexts } from '../../../content/receiptTexts.ts';
import { withdrawTexts } from '../../../content/withdrawTexts.ts';
import { MAX_LENGTH } from '../../../contract/constants.ts';
import type { Receipt } from '../../../contract/schemas.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useInitialData } from '../../../ui/initialData.ts';
import { PageHero } from '../../../ui/PageHero.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { Prose } from '../../../ui/Prose.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import type { ViewProps } from '../../../ui/viewProps.ts';
import { FormRefusal } from '../application/FormRefusal.tsx';

/** Says that the link to withdraw the application was sent by email. */
export const WithdrawalNotice = () => {
  const [query] = useSearchParams();
  if (query.get('withdrawal') !== 'sent') return null;
  return (
    <div className="no-print">
      <Alert kind="success" role="status">
        <p>
          <strong>{withdrawTexts.linkSent}</strong>
        </p>
        <p>{withdrawTexts.linkSentAdvice}</p>
      </Alert>
    </div>
  );
};

const FIELD_ID = 'withdraw-email';

/** The field for the email address, which confirms a withdrawal if the server sends no email. */
export const WithdrawEmailField = () => {
  const { submittedForm } = useInitialData();
  const error = submittedForm?.errors['email'];
  return (
    <>
      {error && <ErrorSummary errors={[{ id: FIELD_ID, text: error }]} attempt={1} />}
      <Field
        id={FIELD_ID}
        label={withdrawTexts.email}
        need="required"
        hint={withdrawTexts.byAddress}
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
    </>
  );
};

interface WithdrawSectionProps {
  reference: string;
  withdrawBy: NonNullable<Receipt['withdraw_by']>;
}

/** A plain HTML form, which works the same with and without JavaScript. */
export const WithdrawSection = ({ reference, withdrawBy }: WithdrawSectionProps) => {
  const { submittedForm } = useInitialData();
  return (
    <Section id="withdraw" title={withdrawTexts.title} tone="tint" className="no-print">
      <form noValidate method="post" action={withdrawPath(reference)} className="form-page">
        {submittedForm?.refusal && <FormRefusal refusal={submittedForm.refusal} />}
        <p>{withdrawTexts.what}</p>
        {withdrawBy === 'mail' ? (
          <>
            <p>{withdrawTexts.mailboxes}</p>
            <p>{withdrawTexts.byMail}</p>
          </>
        ) : (
          <WithdrawEmailField />
        )}
        <button type="submit" className="btn btn-quiet">
          {withdrawBy === 'mail' ? withdrawTexts.sendLink : withdrawTexts.withdraw}
        </button>
      </form>
    </Section>
  );
};

/**
 * The page that the emailed link opens. Only its button, which posts the link's token, withdraws the application,
 * because email programs follow links, too.
 */
export const WithdrawPage = ({ name, texts, reference = '' }: ViewProps<'withdrawal'>) => {
  const [query] = useSearchParams();
  const { withdrawalLink = 'valid', submittedForm } = useInitialData();
  const [lead] = texts.paragraphs;
  const heroes = {
    valid: { title: texts.h1, lead },
    invalid: { title: withdrawTexts.linkInvalid, lead: withdrawTexts.linkInvalidAdvice },
    unknown: { title: receiptTexts.notFound, lead: receiptTexts.withdrawnAdvice },
  };
  useTitle(withdrawalLink === 'valid' ? undefined : heroes[withdrawalLink].title);
  return (
    <>
      <PageHero name={name} {...heroes[withdrawalLink]} />
      <Section>
        {submittedForm?.refusal && <FormRefusal refusal={submittedForm.refusal} />}
        {withdrawalLink === 'valid' && (
          <form method="post" action={withdrawPath(reference)} className="form-page mb-4">
            <input
              type="hidden"
              name="token"
              value={submittedForm?.values['token'] ?? query.get('token') ?? ''}
            />
            <button type="submit" className="btn btn-primary">
              {withdrawTexts.withdraw}
            </button>
            <p className="mt-4">{withdrawTexts.keep}</p>
          </form>
        )}
        {withdrawalLink === 'unknown' ? (
          <PageLink page="careers">{jobTexts.toOpenings}</PageLink>
        ) : (
          <Link to={receiptPath(reference)}>{withdrawTexts.toReceipt}</Link>
        )}
      </Section>
    </>
  );
};

/** Confirms a withdrawal. The page does not know whose application it was. */
export const WithdrawnPage = ({ name, texts }: ViewProps<'withdrawn'>) => (
  <>
    <PageHero name={name} title={texts.h1} />
    <Section>
      <Prose paragraphs={texts.paragraphs} />
      <PageLink page="careers" className="btn btn-primary mt-4">
        {jobTexts.toOpenings}
      </PageLink>
    </Section>
  </>
);
