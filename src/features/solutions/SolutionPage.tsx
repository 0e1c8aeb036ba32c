import { solutionSections, type SolutionSection } from '../../content/solutions/solutionSections.ts';
import { pages } from '../../content/pages.ts';
import { pagesBelow } from '../../content/pagesBelow.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { LinkRows } from '../../ui/LinkRows.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { Contents } from '../../ui/Contents.tsx';
import { SolutionPart } from './SolutionPart.tsx';
import * as styles from '../../ui/PartsSection.module.scss';

/** A solution told whole: its parts, a list of them that stays in sight, and the pages below. */
export const SolutionPage = ({ name: page, words }: ViewProps<'solution'>) => {
  // Only the two pages of this kind reach this view.
  const name = page as keyof typeof solutionSections;
  const sections: readonly SolutionSection[] = solutionSections[name];
  const below = pagesBelow(name);
  // Who clicks should know beforehand that there is not much to read yet.
  const labels = Object.fromEntries(
    below
      .filter((part) => pages[part].kind === 'placeholder')
      .map((part) => [part, servicesTexts.inPreparation(pages[part].title)]),
  );
  return (
    <>
      <PageHead name={name} title={words.h1} lead={words.shorttitle} />
      <Section className={styles.solution}>
        <Contents page={name} sections={sections} />
        <div className={styles.parts}>
          {sections.map((section, at) => (
            <SolutionPart key={section.id} section={section} text={words.paragraphs[at] ?? ''} />
          ))}
        </div>
      </Section>
      <Section title={servicesTexts.parts} tone="tint">
        <LinkRows list={below} labels={labels} />
      </Section>
      <ReachUs service={name} />
    </>
  );
};
