import type { ArticleAside } from '../../content/articleAsides.ts';
import { MailLink } from '../../ui/MailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';

/** The facts of an article, and whom to turn to, beside its text. */
export const ArticleFacts = ({ aside: { title, facts, contact, email, phone } }: { aside: ArticleAside }) => (
  <aside className="aside-panel" aria-labelledby="at-a-glance">
    <h2 id="at-a-glance">{title}</h2>
    <dl>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>{contact}</dt>
        <dd>
          <MailLink email={email} />
        </dd>
        <dd>
          <PhoneLink phone={phone} />
        </dd>
      </div>
    </dl>
  </aside>
);
