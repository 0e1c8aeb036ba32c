import { applyTexts } from '../../../content/careersTexts.ts';
import { site } from '../../../content/site.ts';
import { MailLink } from '../../../ui/MailLink.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';

/** What sending means, said beside the button that does it. */
export const ApplicationPrivacy = () => (
  <p className="form-text mt-3">
    {applyTexts.privacy} <MailLink email={site.careersEmail} />.{' '}
    <PageLink page="contactUs" hash="privacy">
      {applyTexts.privacyLink}
    </PageLink>
    .
  </p>
);
