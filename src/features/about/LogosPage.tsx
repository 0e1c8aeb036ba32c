import { customers, type LogoEntry, partners } from '../../content/logos.ts';
import { logosTexts } from '../../content/logosTexts.ts';
import { type Page, pages } from '../../content/pages.ts';
import { references } from '../../content/references.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import { HeadScene } from '../../ui/HeadScene.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import { Wordmark } from '../../ui/logos/LogoSlider.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import * as styles from './LogosPage.module.scss';

const practiceOf = (name: LogoEntry['service']) => {
  const page: Page = pages[name];
  return 'practice' in page ? page.practice : undefined;
};

/**
 * A customer or partner: the wordmark, the industry, what we exchange, and the service, which lights up in its
 * practice's colour while the pointer is over the card.
 */
const LogoCard = ({ entry, kind }: { entry: LogoEntry; kind: 'customers' | 'partners' }) => (
  <div className={styles.logoCard} id={entry.id} data-practice={practiceOf(entry.service)}>
    <div className={styles.logoCardMark}>
      <Wordmark id={entry.id} />
    </div>
    <h3>{entry.title}</h3>
    <dl>
      <div>
        <dt>{logosTexts.sector}</dt>
        <dd>{entry.sector}</dd>
      </div>
      <div>
        <dt>{logosTexts[kind].matter}</dt>
        <dd>{entry.matter}</dd>
      </div>
    </dl>
    <PageLink page={entry.service} />
  </div>
);

/** Which customers can be asked for a reference, and how. */
const References = () => (
  <Section id={references.id} title={references.title}>
    <p className={styles.text}>{references.text}</p>
    <div className={styles.references}>
      <FactTable
        head={references.head}
        rows={references.rows.map(([customer, about, study]) => [
          customer,
          about,
          <PageLink key={study} page={study} />,
        ])}
      />
    </div>
  </Section>
);

const lists = { customers, partners } as const;

/** Customers or partners: a grid of wordmarks with facts, then the text, which is longer for partners. */
export const LogosPage = ({ name, words }: ViewProps<'logos'>) => {
  const kind = name === 'partners' ? 'partners' : 'customers';
  const [question, ...others] = words.paragraphs;
  return (
    <>
      <PageHead
        name={name}
        title={words.h1}
        lead={question}
        drawing={kind === 'customers' && <HeadScene name="ourCustomers" />}
      />
      <Section title={logosTexts[kind].title}>
        <ul className={styles.logoGrid}>
          {lists[kind].map((entry) => (
            <li key={entry.id}>
              <LogoCard entry={entry} kind={kind} />
            </li>
          ))}
        </ul>
        {kind === 'customers' && (
          <div className="mt-4">
            <Prose paragraphs={others} />
          </div>
        )}
      </Section>
      {kind === 'customers' ? (
        <References />
      ) : (
        <Section className="split" title={logosTexts.partners.words} tone="tint">
          <Prose paragraphs={others} />
        </Section>
      )}
      <ReachUs />
    </>
  );
};
