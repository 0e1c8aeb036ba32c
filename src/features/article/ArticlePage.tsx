import { type ArticleAside, articleAsides } from '../../content/articleAsides.ts';
import { MailLink } from '../../ui/MailLink.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { findRelatedPages } from './findRelatedPages.ts';

/** The facts of an article and a contact, beside its text. */
const ArticleFacts = ({ aside: { title, facts, contact, email, phone } }: { aside: ArticleAside }) => (
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

/** A page of plain text, with facts beside it if it has any. */
export const ArticlePage = ({ name, texts }: ViewProps) => {
  const aside = articleAsides[name];
  return (
    <>
      <PageHero name={name} title={texts.h1} lead={texts.shorttitle} />
      <Section>
        <div className={aside && 'two-columns'}>
          <Prose paragraphs={texts.paragraphs} />
          {aside && <ArticleFacts aside={aside} />}
        </div>
      </Section>
      <RelatedPages list={findRelatedPages(name)} />
    </>
  );
};
