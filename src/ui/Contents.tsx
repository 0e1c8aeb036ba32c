import { contentsTexts } from '../content/contentsTexts.ts';
import type { StaticPageName } from '../content/paths.ts';
import { PageLink } from './PageLink.tsx';
import { useReadPlace } from './useReadPlace.ts';
import * as styles from './Contents.module.scss';

/** A part of a long page, and its id for links to it. */
export interface PagePart {
  id: string;
  title: string;
}

interface ContentsProps {
  page: StaticPageName;
  parts: readonly PagePart[];
}

/**
 * Where one is on a long page; without a script, plain links to its parts. Folded where they stand above the page's
 * first sentence (docs/requirements.md, SEE-10).
 */
export const Contents = ({ page, parts }: ContentsProps) => {
  const place = useReadPlace(parts);
  return (
    <nav className={styles.contents} aria-label={contentsTexts.label}>
      <details>
        <summary>{contentsTexts.label}</summary>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <PageLink page={page} hash={id} aria-current={id === place ? 'true' : undefined}>
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
};
