import { practiceKeys } from '../../content/practices.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { HeadScene } from '../../ui/HeadScene.tsx';
import { LinkRows } from '../../ui/LinkRows.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { PairedText } from './PairedText.tsx';
import { PracticeBlock } from './PracticeBlock.tsx';

/** All five practices, a block each. */
export const ServicesOverviewPage = ({ name, words }: ViewProps<'servicesOverview'>) => {
  const [lead, ...others] = words.paragraphs;
  return (
    <>
      <PageHead name={name} title={words.h1} lead={lead} drawing={<HeadScene name="ourServices" />} />
      <Section>
        <PairedText paragraphs={others} />
      </Section>
      <Section>
        {practiceKeys.map((practice) => (
          <PracticeBlock key={practice} practice={practice} />
        ))}
      </Section>
      <Section title={servicesTexts.otherWays.title} tone="tint">
        <LinkRows
          list={['howWeWork', 'contactForm', 'nmsp', 'searchComponent']}
          labels={servicesTexts.otherWays.labels}
        />
      </Section>
      <ReachUs />
    </>
  );
};
