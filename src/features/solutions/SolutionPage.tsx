import { solutionSections, type SolutionSection } from '../../content/solutions/solutionSections.ts';
import { pages } from '../../content/pages.ts';
import { pagesBelow } from '../../content/pagesBelow.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { LinkRows } from '../../ui/LinkRows.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PartsSection } from '../../ui/PartsSection.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { SolutionPart } from './SolutionPart.tsx';

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
      <PartsSection page={name} parts={sections}>
        {sections.map((section, at) => (
          <SolutionPart key={section.id} section={section} text={words.paragraphs[at] ?? ''} />
        ))}
      </PartsSection>
      <Section title={servicesTexts.parts} tone="tint">
        <LinkRows list={below} labels={labels} />
      </Section>
      <ReachUs service={name} />
    </>
  );
};
