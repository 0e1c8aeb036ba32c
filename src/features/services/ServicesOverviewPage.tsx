import Button from 'react-bootstrap/Button';
import { pages } from '../../content/pages.ts';
import { practiceNeeds, practiceSummaries } from '../../content/practiceSummaries.ts';
import { practiceKeys, practices, type Practice, type PracticeKey } from '../../content/practices.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { practiceSelected, selectPractice } from '../../store/servicesSlice.ts';
import { HeroScene } from '../../ui/HeroScene.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkRows } from '../../ui/LinkRows.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { practiceIcons } from '../../ui/practiceIcons.ts';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import { useReplay } from '../../ui/useReplay.ts';
import type { ViewProps } from '../../ui/viewProps.ts';

/** A practice in one sentence, with its services. */
const PracticeBlock = ({ practice }: { practice: PracticeKey }) => {
  const { page, services, unlisted = [] }: Practice = practices[practice];
  return (
    <div className="overview-block" data-practice={practice}>
      <div>
        <h2>
          <Icon name={practiceIcons[practice]} /> <PageLink page={page} />
        </h2>
        <p>{`${practiceNeeds[practice]} ${practiceSummaries[practice]}`}</p>
      </div>
      <ul className="plain-links">
        {[...services, ...unlisted].map((service) => (
          <li key={service}>
            <PageLink page={service} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** All five practices, or only the one that the visitor selected. */
const PracticeBlocks = () => {
  const dispatch = useAppDispatch();
  const selectedPractice = useAppSelector(selectPractice);
  const choices = [null, ...practiceKeys] as const;
  return (
    <div {...useReplay<HTMLDivElement>('practices')}>
      <div className="needs-js practice-choice" role="group" aria-label={servicesTexts.show}>
        {choices.map((practice) => (
          <Button
            key={practice}
            variant="quiet"
            aria-pressed={practice === selectedPractice}
            onClick={() => dispatch(practiceSelected(practice))}
          >
            {practice ? pages[practices[practice].page].title : servicesTexts.showAll}
          </Button>
        ))}
      </div>
      {(selectedPractice ? [selectedPractice] : practiceKeys).map((practice) => (
        <PracticeBlock key={practice} practice={practice} />
      ))}
    </div>
  );
};

/** The overview of the five practices. */
export const ServicesOverviewPage = ({ name, texts }: ViewProps<'servicesOverview'>) => {
  const [lead, ...others] = texts.paragraphs;
  return (
    <>
      <PageHero name={name} title={texts.h1} lead={lead} drawing={<HeroScene name="ourServices" />} />
      <Section>
        <PracticeBlocks />
      </Section>
      <Section title={servicesTexts.otherWays.title} tone="tint">
        <div className="mb-4">
          <Prose paragraphs={others} />
        </div>
        <LinkRows
          list={['howWeWork', 'contactForm', 'nmsp', 'searchComponent']}
          labels={servicesTexts.otherWays.labels}
        />
      </Section>
      <ReachUs />
    </>
  );
};
