import type { SolutionSection } from '../content/solutions/solutionSections.ts';
import { servicesTexts } from '../content/servicesTexts.ts';
import type { StaticPageName } from '../content/paths.ts';
import { PageLink } from './PageLink.tsx';
import { useReadPlace } from './useReadPlace.ts';
import * as styles from './Contents.module.scss';

interface ContentsProps {
  page: StaticPageName;
  sections: readonly SolutionSection[];
}

/** Where one is on a long page; without a script, plain links to its parts. */
export const Contents = ({ page, sections }: ContentsProps) => {
  const place = useReadPlace(sections);
  return (
    <nav className={styles.contents} aria-label={servicesTexts.contents}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <PageLink page={page} hash={id} aria-current={id === place ? 'true' : undefined}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
