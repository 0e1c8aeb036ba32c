import { customers, type LogoEntry, partners } from '../../content/logos.ts';
import { logosTexts } from '../../content/logosTexts.ts';
import { type Page, pages } from '../../content/pages.ts';
import { references } from '../../content/references.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import { HeroScene } from '../../ui/HeroScene.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import { Wordmark } from '../../ui/logos/LogoSlider.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import * as styles from './LogosPage.module.scss';

const findPractice = (name: LogoEntry['service']) => {
  const page: Page = pages[name];
  return 'practice' in page ? page.practice : undefined;
};

/** A customer or a partner: its wordmark, its sector, what it buys or makes, and links. */
const LogoCell = ({ entry }: { entry: LogoEntry }) => (
  <div className={styles.logoCell} id={entry.id} data-practice={findPractice(entry.service)}>
    <div className={styles.mark}>
      <Wordmark id={entry.id} />
    </div>
    <h3>{entry.title}</h3>
    <p className={styles.sector}>{entry.sector}</p>
    <p>{entry.summary}</p>
    <PageLink page={entry.service} />
    {entry.testimonial !== undefined && (
      <PageLink page="clientExperience" hash={entry.testimonial}>
        {logosTexts.testimonial(entry.testimonial)}
      </PageLink>
    )}
  </div>
);

/** Which customers can be asked for a reference, and how. */
const References = () => (
  <Section id={references.id} title={references.title} tone="tint">
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

const entriesByKind = { customers, partners } as const;

/** Customers or partners: a grid of wordmarks with facts, then the references or the text about partners. */
export const LogosPage = ({ name, texts }: ViewProps<'logos'>) => {
  const kind = name === 'partners' ? 'partners' : 'customers';
  const [question, ...others] = texts.paragraphs;
  return (
    <>
      <PageHero
        name={name}
        title={texts.h1}
        lead={question}
        drawing={kind === 'customers' && <HeroScene name="ourCustomers" hasLowSkyline />}
      />
      <Section title={logosTexts[kind].title}>
        <ul className={styles.logoGrid}>
          {entriesByKind[kind].map((entry) => (
            <li key={entry.id}>
              <LogoCell entry={entry} />
            </li>
          ))}
        </ul>
      </Section>
      {kind === 'customers' ? (
        <References />
      ) : (
        <Section className="split" title={logosTexts.partners.paragraphsTitle} tone="tint">
          <Prose paragraphs={others} />
        </Section>
      )}
      <ReachUs callToAction="companies" />
    </>
  );
};
