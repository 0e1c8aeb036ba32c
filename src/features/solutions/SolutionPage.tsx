import { servicesTexts } from '../../content/servicesTexts.ts';
import { LinkRows } from '../../ui/LinkRows.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { pagesBelow } from '../../content/pagesBelow.ts';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';

/** A solution told whole, with the pages of its parts. */
export const SolutionPage = ({ name, words }: ViewProps<'solution'>) => (
  <>
    <PageHead name={name} title={words.h1} lead={words.shorttitle} />
    <Section>
      <Prose paragraphs={words.paragraphs} />
    </Section>
    <Section title={servicesTexts.parts} tone="tint">
      <LinkRows list={pagesBelow(name)} />
    </Section>
    <ReachUs service={name} />
  </>
);
