import { useEffect, useRef } from 'react';
import type { RenderedMail } from '../../contract/desk/applicationSchemas.ts';
import { STAGE_NAMES } from '../../contract/desk/constants.ts';

const describeMail = ({ name, to, job, stage }: RenderedMail): string =>
  [`${name} <${to}>`, job, stage && STAGE_NAMES[stage]].filter(Boolean).join(' · ');

const MailText = ({ subject, body }: RenderedMail) => (
  <>
    <p>
      Subject: <strong>{subject}</strong>
    </p>
    <p className="typed-text mb-0">{body}</p>
  </>
);

/** Every email as its recipient will see it; of several, only the first is expanded. */
export const MailPreview = ({ id, mails }: { id: string; mails: readonly RenderedMail[] }) => {
  const preview = useRef<HTMLDivElement>(null);
  // The focus begins at the text, not at the button that sends it.
  useEffect(() => preview.current?.focus(), []);
  const [first] = mails;
  return (
    <div ref={preview} tabIndex={-1} role="group" aria-label="Preview" className="mb-3">
      {/* Without a label of its own, which would be the whole description. */}
      <div id={id}>
        {mails.length > 1 && <p>{mails.length} emails, one to each person:</p>}
        {mails.length === 1 && first && (
          <section className="border rounded p-3">
            <p>To: {describeMail(first)}</p>
            <MailText {...first} />
          </section>
        )}
        {mails.length > 1 &&
          mails.map((mail, index) => (
            <details key={mail.reference} className="border rounded px-3 pb-3 mb-3" open={index === 0}>
              <summary>{describeMail(mail)}</summary>
              <MailText {...mail} />
            </details>
          ))}
      </div>
    </div>
  );
};
