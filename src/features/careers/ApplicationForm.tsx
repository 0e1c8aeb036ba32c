import type { FormEvent } from 'react';
import { applyTexts } from '../../content/careersTexts.ts';
import { formTexts } from '../../content/formTexts.ts';
import { site } from '../../content/site.ts';
import type { OpeningDetail } from '../../contract/schemas.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { applicationFields, fieldId, type ApplicationErrors } from './applicationFields.ts';
import { ApplicationSent } from './ApplicationSent.tsx';
import { APPLY_ID } from './applyId.ts';
import { FailureAlert } from './FailureAlert.tsx';
import { JobFields } from './JobFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PrivacyLine } from './PrivacyLine.tsx';
import { ResumeFields } from './ResumeFields.tsx';
import { SendingStatus } from './SendingStatus.tsx';
import { useApplication } from './useApplication.ts';
import { useHandedOnFocus } from './useHandedOnFocus.ts';

const summaryOf = (errors: ApplicationErrors) =>
  applicationFields.flatMap((field) => (errors[field] ? [{ id: fieldId(field), text: errors[field] }] : []));

/** The application for one opening, from the first letter typed to the confirmation (docs/requirements.md, FORM-1). */
export const ApplicationForm = ({ opening }: { opening: OpeningDetail }) => {
  const { text, enter, chosen, choose, errors, attempt, phase, outcome, submit, cancel } =
    useApplication(opening);
  const button = useHandedOnFocus(phase);
  const summary = summaryOf(errors);
  const prefix = summary.length > 0 ? `${formTexts.errorPrefix} ` : '';
  useTitle(`${prefix}${opening.job_title}`);
  if (outcome?.kind === 'sent' && chosen) {
    return <ApplicationSent file={chosen.file} jobTitle={opening.job_title} />;
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const isBusy = phase !== 'editing';
  return (
    // `post`, so that a press before the script has arrived puts nothing personal into the address.
    <form noValidate method="post" className="form-page" aria-labelledby={APPLY_ID} onSubmit={onSubmit}>
      {summary.length > 0 && (
        <ErrorSummary
          errors={summary}
          attempt={attempt}
          intro={outcome?.kind === 'refused' ? applyTexts.refusedIntro : undefined}
        />
      )}
      <h2 id={APPLY_ID} tabIndex={-1}>
        {applyTexts.title}
      </h2>
      <noscript>
        <p>
          {applyTexts.noScript} <MailLink email={site.careersEmail} />.
        </p>
      </noscript>
      <fieldset>
        <legend>{applyTexts.details}</legend>
        <JobFields opening={opening} errors={errors} />
        <PersonFields text={text} errors={errors} onEnter={enter} />
      </fieldset>
      <ResumeFields chosen={chosen?.file} error={errors.resumefile} onChoose={choose} />
      <SendingStatus phase={phase} wasCancelled={outcome?.kind === 'cancelled'} onCancel={cancel} />
      {outcome?.kind === 'failed' && <FailureAlert failure={outcome.failure} />}
      <button ref={button} type="submit" className="btn btn-primary needs-js" aria-disabled={isBusy}>
        {isBusy ? applyTexts.sending : applyTexts.submit}
      </button>
      <PrivacyLine />
    </form>
  );
};
