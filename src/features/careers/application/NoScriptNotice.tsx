import { jobTexts } from '../../../content/careersTexts.ts';
import { site } from '../../../content/site.ts';
import { MailLink } from '../../../ui/MailLink.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';

/** Tells visitors without JavaScript how to apply, on pages that load their data in the browser. */
export const NoScriptNotice = ({ text }: { text: string }) => (
  <noscript>
    <p>
      {`${text} `}
      <MailLink email={site.careersEmail} />
      {`. ${jobTexts.orContact} `}
      <PageLink page="contactUs" />.
    </p>
  </noscript>
);
