import { useEffect, useRef } from 'react';
import { applyTexts } from '../../../content/careersTexts.ts';
import { draftTexts } from '../../../content/draftTexts.ts';
import { formTexts } from '../../../content/formTexts.ts';
import { openingTitle } from '../../../content/pageTitle.ts';
import { site } from '../../../content/site.ts';
import { openingPath } from '../../../content/paths.ts';
import { GENERAL_OPENING_ID } from '../../../contract/constants.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { DraftLine, DraftNotice } from '../../../ui/draft/DraftNotes.tsx';
import { MailLink } from '../../../ui/MailLink.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { useReplay } from '../../../ui/useReplay.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { ClosedPanel } from '../job/ClosedPanel.tsx';
import { APPLY_ID } from '../job/applyAnchor.ts';
import { getJobTexts } from '../job/getJobTexts.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import {
  ApplicationErrorSummary,
  ApplicationSent,
  FailureAlert,
  SendingStatus,
} from './ApplicationStatus.tsx';
import { Applied } from './Applied.tsx';
import { readText, useApplication, type Phase } from './useApplication.ts';

interface ApplicationFormProps {
  opening: OpeningDetail;
  /** The opening was closed while the page was open, and takes nothing more. */
  hasClosed?: boolean;
  /** Called when the form gets the focus or is typed into. */
  onUse?: () => void;
}

/** When an attempt ends, its cancel button is removed. The focus moves to the send button instead of being lost. */
const useFocusAfterSending = (phase: Phase) => {
  const button = useRef<HTMLButtonElement>(null);
  const previousPhase = useRef<Phase>(phase);
  useEffect(() => {
    const hasEnded = previousPhase.current !== 'editing' && phase === 'editing';
    previousPhase.current = phase;
    if (hasEnded && document.activeElement === document.body) button.current?.focus();
  }, [phase]);
  return button;
};

/** What happens to the data, next to the send button. */
const ApplicationPrivacy = ({ isGeneral }: { isGeneral: boolean }) => (
  <p className="form-text mt-3">
    {`${applyTexts.privacy(isGeneral)} `}
    <MailLink email={site.careersEmail} />
    {'. '}
    <PageLink page="privacy">{applyTexts.privacyLink}</PageLink>.
  </p>
);

/** The application form of an opening. */
export const ApplicationForm = ({ opening, hasClosed = false, onUse }: ApplicationFormProps) => {
  const replay = useReplay<HTMLFormElement>('application');
  const application = useApplication(opening, replay.ref);
  const { resume, errors, outcome, draft } = application;
  // A sent application stays as it is until its receipt is shown.
  const phase = outcome?.kind === 'sent' ? 'sending' : application.phase;
  const button = useFocusAfterSending(phase);
  const prefix = Object.keys(errors).length > 0 ? `${formTexts.errorPrefix} ` : '';
  useTitle(`${prefix}${openingTitle(opening)}`);
  if (outcome?.kind === 'sent' && outcome.reference === undefined && resume) {
    return <ApplicationSent file={resume} jobTitle={opening.job_title} />;
  }
  const onDiscard = () => {
    application.discard();
    document.getElementById(APPLY_ID)?.focus();
  };
  const copyText = () =>
    replay.ref.current ? Object.values(readText(replay.ref.current)).filter(Boolean).join('\n\n') : '';
  const isBusy = phase !== 'editing';
  const isClosed = hasClosed || outcome?.kind === 'closed';
  return (
    // `post`, so that a submit before hydration puts no personal data into the URL. The `action` keeps this URL's
    // fragment out of the confirmation's URL.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- watches the focus of the fields inside
    <form
      {...replay}
      noValidate
      method="post"
      action={openingPath(opening.id)}
      encType="multipart/form-data"
      className="form-page"
      aria-labelledby={APPLY_ID}
      onInput={() => {
        draft.save();
        onUse?.();
      }}
      onFocus={onUse}
      onSubmit={application.submit}
    >
      {isClosed && <ClosedPanel jobId={opening.id} getText={copyText} />}
      <ApplicationErrorSummary
        errors={errors}
        attempt={application.attempt}
        wasRefused={outcome?.kind === 'refused'}
      />
      <h2 id={APPLY_ID} tabIndex={-1}>
        {getJobTexts(opening).applyTitle}
      </h2>
      <noscript>
        <p>{applyTexts.noScript}</p>
      </noscript>
      <Applied jobId={opening.id} />
      <DraftNotice
        draft={draft}
        fileNote={resume ? undefined : draftTexts.fileNotKept}
        onDiscard={onDiscard}
      />
      <ApplicationFields opening={opening} application={application} />
      {outcome?.kind === 'failed' && <FailureAlert failure={outcome.failure} />}
      {!isClosed && (
        <button ref={button} type="submit" className="btn btn-primary" aria-disabled={isBusy}>
          {isBusy ? applyTexts.sending : applyTexts.submit}
        </button>
      )}
      {/* Below the button, so that the second click of a double click cannot hit the cancel button. */}
      <SendingStatus
        phase={phase}
        wasCancelled={outcome?.kind === 'cancelled'}
        onCancel={application.cancel}
      />
      <ApplicationPrivacy isGeneral={opening.id === GENERAL_OPENING_ID} />
      <DraftLine
        kind={draft.kind}
        hasEntries={draft.hasText || resume !== undefined}
        onDiscard={onDiscard}
        keep={{ isKept: draft.isKept, onChange: draft.keep }}
      />
    </form>
  );
};
