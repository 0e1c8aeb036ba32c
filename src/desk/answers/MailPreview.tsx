import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { RenderedMail } from '../../contract/desk/applicationSchemas.ts';

export const MailPreview = ({ mails }: { mails: readonly RenderedMail[] }) => {
  const [index, setIndex] = useState(0);
  const mail = mails[index];
  if (!mail) return null;
  return (
    <div>
      {mails.length > 1 && (
        <div className="record-bar">
          <span className="where figures">
            Mail {index + 1} of {mails.length}
          </span>
          <Button variant="quiet" size="sm" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            Previous mail
          </Button>
          <Button
            variant="quiet"
            size="sm"
            disabled={index === mails.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            Next mail
          </Button>
        </div>
      )}
      <div className="mail-preview">
        <dl className="facts mb-3">
          <dt>To</dt>
          <dd>
            {mail.name} &lt;{mail.to}&gt;
          </dd>
          <dt>Subject</dt>
          <dd>
            <strong>{mail.subject}</strong>
          </dd>
        </dl>
        <p className="typed-text">{mail.body}</p>
      </div>
    </div>
  );
};
