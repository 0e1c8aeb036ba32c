import { customers, partners } from '../../content/logos.ts';
import { logosTexts } from '../../content/logosTexts.ts';
import { HeadScene } from '../../ui/HeadScene.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { LogoCard } from './LogoCard.tsx';
import { References } from './References.tsx';
import * as styles from './LogosPage.module.scss';

const lists = { customers, partners } as const;

/** Customers or partners: a grid of wordmarks with the facts, then the words, which partners have more of. */
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
