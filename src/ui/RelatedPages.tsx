import type { StaticPageName } from '../content/paths.ts';
import { shellTexts } from '../content/shellTexts.ts';
import { LinkRows } from './LinkRows.tsx';
import { Section } from './Section.tsx';

interface RelatedPagesProps {
  title?: string;
  list: readonly StaticPageName[];
}

/** Links to related pages; nothing if there are none. */
export const RelatedPages = ({ title = shellTexts.whereNext, list }: RelatedPagesProps) => {
  if (list.length === 0) return null;
  return (
    <Section title={title} className="no-print">
      <LinkRows list={list} />
    </Section>
  );
};
