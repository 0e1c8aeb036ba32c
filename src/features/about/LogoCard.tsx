import { logosTexts } from '../../content/logosTexts.ts';
import type { LogoEntry } from '../../content/logos.ts';
import { pages, type Page } from '../../content/pages.ts';
import { Wordmark } from '../../ui/logos/Wordmark.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import * as styles from './LogoCard.module.scss';

const practiceOf = (name: LogoEntry['service']) => {
  const page: Page = pages[name];
  return 'practice' in page ? page.practice : undefined;
};

/**
 * A customer or a partner: the wordmark, the trade, what passes between us, and the service it is, which lights up in
 * its practice's colour while one looks at the card (docs/requirements.md, WORD-6).
 */
export const LogoCard = ({ entry, kind }: { entry: LogoEntry; kind: 'customers' | 'partners' }) => (
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
