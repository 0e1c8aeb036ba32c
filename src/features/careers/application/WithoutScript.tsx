import { jobTexts } from '../../../content/careersTexts.ts';
import { site } from '../../../content/site.ts';
import { MailLink } from '../../../ui/MailLink.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';

/** What to do on a page that fetches its data by script if scripts are off (docs/requirements.md, SET-2). */
export const WithoutScript = ({ text }: { text: string }) => (
  <noscript>
    <p>
      {text} <MailLink email={site.careersEmail} />. {jobTexts.orContact} <PageLink page="contactUs" />.
    </p>
  </noscript>
);
