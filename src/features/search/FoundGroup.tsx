import { useId } from 'react';
import { SiteLink } from '../../ui/SiteLink.tsx';
import type { FoundEntry, ResultKind } from '../../contract/siteSearch.ts';
import { searchTexts } from '../../content/searchTexts.ts';
import { Marked } from './Marked.tsx';
import * as styles from './FoundGroup.module.scss';

/** Shown of each kind at once. */
const AT_ONCE = 5;

interface FoundListProps {
  entries: readonly FoundEntry[];
  words: readonly string[];
}

const FoundList = ({ entries, words }: FoundListProps) => (
  <ul className={styles.foundList}>
    {entries.map(({ url, title, lead, onPage }) => (
      <li key={url}>
        <SiteLink to={url}>
          <Marked text={title} words={words} />
        </SiteLink>
        <p>
          <Marked text={lead} words={words} />
        </p>
        {onPage && (
          <p>
            {searchTexts.onPage} <Marked text={onPage.join(', ')} words={words} />
          </p>
        )}
      </li>
    ))}
  </ul>
);

/** What was found of one kind; what is beyond the best unfolds, without a script, too. */
export const FoundGroup = ({ kind, entries, words }: FoundListProps & { kind: ResultKind }) => {
  const titleId = useId();
  const others = entries.slice(AT_ONCE);
  return (
    <section id={kind} className={styles.foundGroup} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {searchTexts.kinds[kind]} <span>({entries.length})</span>
      </h2>
      <FoundList entries={entries.slice(0, AT_ONCE)} words={words} />
      {others.length > 0 && (
        <details>
          <summary>
            {searchTexts.more(others.length)}
            <span className="visually-hidden">: {searchTexts.kinds[kind]}</span>
          </summary>
          <FoundList entries={others} words={words} />
        </details>
      )}
    </section>
  );
};
