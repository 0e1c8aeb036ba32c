import { messageTexts } from '../../content/messageTexts.ts';
import { site } from '../../content/site.ts';
import { MailLink } from '../../ui/MailLink.tsx';
import { PageLink } from '../../ui/PageLink.tsx';

/** What sending means, said beside the button that does it. */
export const MessagePrivacy = () => (
  <p className="form-text mt-3">
    {`${messageTexts.answer} ${messageTexts.privacy} `}
    <MailLink email={site.email} />
    {'. '}
    <PageLink page="contactUs" hash="privacy">
      {messageTexts.privacyLink}
    </PageLink>
    .
  </p>
);
