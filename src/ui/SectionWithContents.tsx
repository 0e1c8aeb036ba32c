import { useEffect, useState, type ReactNode } from 'react';
import { contentsTexts } from '../content/contentsTexts.ts';
import type { StaticPageName } from '../content/paths.ts';
import { PageLink } from './PageLink.tsx';
import { Section } from './Section.tsx';
import * as styles from './SectionWithContents.module.scss';

/** A part of a long page, and its id for links to it. */
interface PagePart {
  id: string;
  title: string;
}

/**
 * Everything above a line a little below the header. The upper edge is far outside the window, so that parts above the
 * window also count.
 */
const ABOVE_READING_LINE = '1000000px 0px -65% 0px';

/** Id of the part that is being read, or of the first before it; undefined before hydration. */
const useCurrentPart = (parts: readonly PagePart[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const idsAboveLine = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) idsAboveLine.add(target.id);
          else idsAboveLine.delete(target.id);
        setCurrent((parts.filter(({ id }) => idsAboveLine.has(id)).at(-1) ?? parts[0])?.id);
      },
      { rootMargin: ABOVE_READING_LINE },
    );
    for (const { id } of parts) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [parts]);
  return current;
};

interface SectionWithContentsProps {
  page: StaticPageName;
  parts: readonly PagePart[];
  children: ReactNode;
}

/** A long page's parts with a table of contents: sticky beside them, or collapsed above them on a phone. */
export const SectionWithContents = ({ page, parts, children }: SectionWithContentsProps) => {
  const current = useCurrentPart(parts);
  return (
    <Section className={styles.withContents}>
      <nav className={styles.contents} aria-label={contentsTexts.label}>
        <details>
          <summary>{contentsTexts.label}</summary>
          <ul>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <PageLink page={page} hash={id} aria-current={id === current ? 'true' : undefined}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <div className={styles.parts}>{children}</div>
    </Section>
  );
};
