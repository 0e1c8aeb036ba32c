import type { RenderedMail } from '../../contract/desk/applicationSchemas.ts';
import { Facts } from '../shell/Page.tsx';

/** Every mail as it will arrive; only the first is expanded. */
export const MailPreview = ({ mails }: { mails: readonly RenderedMail[] }) => (
  <>
    {mails.length > 1 && <p>{mails.length} mails, one to each person:</p>}
    {mails.map(({ reference, name, to, subject, body }, index) => (
      <details key={reference} className="mail-preview" open={index === 0}>
        <summary>
          {name} &lt;{to}&gt;
        </summary>
        <Facts facts={[['Subject', <strong>{subject}</strong>]]} />
        <p className="typed-text">{body}</p>
      </details>
    ))}
  </>
);
