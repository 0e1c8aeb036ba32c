import { pages } from '../../content/pages.ts';
import { listChildPages } from '../../content/listChildPages.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import {
  SOLUTION_PICTURE_WIDTH,
  solutionPictureHeights,
  solutionSprite,
} from '../../content/solutions/solutionPictures.ts';
import { type SolutionSection, solutionSections } from '../../content/solutions/solutionSections.ts';
import { HeroScene } from '../../ui/HeroScene.tsx';
import { LineDrawing } from '../../ui/LineDrawing.tsx';
import { LinkRows } from '../../ui/LinkRows.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { SectionWithContents } from '../../ui/SectionWithContents.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import * as styles from './SolutionPage.module.scss';

/** One part of a solution, with a plan if a sentence would not be enough. */
const SolutionPart = ({ section, text }: { section: SolutionSection; text: string }) => {
  const { id, title, picture } = section;
  const titleId = `${id}-title`;
  return (
    <section className={styles.solutionPart} id={id} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
      </div>
      {picture && (
        <LineDrawing
          href={`${solutionSprite}#${picture.name}`}
          width={SOLUTION_PICTURE_WIDTH}
          height={solutionPictureHeights[picture.name]}
          alt={picture.alt}
        />
      )}
    </section>
  );
};

/** A solution: its parts, a sticky table of contents, and links to the pages below it. */
export const SolutionPage = ({ name: page, texts }: ViewProps<'solution'>) => {
  // Only the two pages of this kind use this view.
  const name = page as keyof typeof solutionSections;
  const sections: readonly SolutionSection[] = solutionSections[name];
  const childPages = listChildPages(name);
  // Visitors should know before they click that there is not much to read yet.
  const labels = Object.fromEntries(
    childPages
      .filter((child) => pages[child].kind === 'placeholder')
      .map((child) => [child, servicesTexts.inPreparation(pages[child].title)]),
  );
  return (
    <>
      <PageHero
        name={name}
        title={texts.h1}
        lead={texts.shorttitle && `${texts.shorttitle}.`}
        drawing={<HeroScene name={name} />}
      />
      <SectionWithContents page={name} parts={sections}>
        {sections.map((section, index) => (
          <SolutionPart key={section.id} section={section} text={texts.paragraphs[index] ?? ''} />
        ))}
      </SectionWithContents>
      <Section title={servicesTexts.parts} tone="tint">
        <LinkRows list={childPages} labels={labels} />
      </Section>
      <ReachUs service={name} />
    </>
  );
};
