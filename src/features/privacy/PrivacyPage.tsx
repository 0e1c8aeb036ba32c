import { useId } from 'react';
import { privacyFacts } from '../../content/privacyFacts.ts';
import { privacyNotice } from '../../content/privacyNotice.ts';
import { privacyPageTexts } from '../../content/privacyPageTexts.ts';
import { formatDay } from '../../lib/formatDate.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';

const NoticeSection = ({ section }: { section: (typeof privacyNotice)[number] }) => {
  const titleId = useId();
  const { id, title, paragraphs, items = [], table, link } = section;
  return (
    <section id={id} aria-labelledby={titleId} className="mb-5">
      <h2 id={titleId}>{title}</h2>
      <Prose paragraphs={paragraphs} />
      {items.length > 0 && (
        <ul className="prose">
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {link && (
        <p>
          <PageLink page={link} className="btn btn-primary" />
        </p>
      )}
      {table && <FactTable head={table.head} rows={table.rows} labelledBy={titleId} />}
    </section>
  );
};

/** The whole privacy notice, with links to its sections. */
export const PrivacyPage = ({ name, texts }: ViewProps<'privacy'>) => {
  const [lead] = texts.paragraphs;
  return (
    <>
      <PageHero name={name} title={texts.h1} lead={lead} />
      <Section>
        <nav aria-label={privacyPageTexts.contents} className="mb-5 no-print">
          <ul>
            {privacyNotice.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {privacyNotice.map((section) => (
          <NoticeSection key={section.id} section={section} />
        ))}
        <p className="text-body-secondary">
          {privacyPageTexts.version(privacyFacts.version, formatDay(privacyFacts.date))}
        </p>
      </Section>
    </>
  );
};
