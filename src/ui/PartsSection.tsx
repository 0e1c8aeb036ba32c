import type { ReactNode } from 'react';
import type { StaticPageName } from '../content/paths.ts';
import { Contents, type PagePart } from './Contents.tsx';
import { Section } from './Section.tsx';
import * as styles from './PartsSection.module.scss';

interface PartsSectionProps {
  page: StaticPageName;
  parts: readonly PagePart[];
  children: ReactNode;
}

/** A long page's parts, and beside them a list of them that stays in sight. */
export const PartsSection = ({ page, parts, children }: PartsSectionProps) => (
  <Section className={styles.withContents}>
    <Contents page={page} parts={parts} />
    <div className={styles.parts}>{children}</div>
  </Section>
);
