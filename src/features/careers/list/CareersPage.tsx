import { listTexts } from '../../../content/careersTexts.ts';
import { openingListTexts } from '../../../content/openingListTexts.ts';
import { rota, ROTA_SIZE, rotaSprite } from '../../../content/rota.ts';
import { workingHere } from '../../../content/workingHere.ts';
import { HeroScene } from '../../../ui/HeroScene.tsx';
import { LineDrawing } from '../../../ui/LineDrawing.tsx';
import { NodeLine } from '../../../ui/NodeLine.tsx';
import { PageHero } from '../../../ui/PageHero.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { Prose } from '../../../ui/Prose.tsx';
import { ReachUs } from '../../../ui/ReachUs.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TickList } from '../../../ui/TickList.tsx';
import type { ViewProps } from '../../../ui/viewProps.ts';
import { ApplyAnyway } from './ApplyAnyway.tsx';
import { ListOfOpenings } from './ListOfOpenings.tsx';

const { shift, offer, hiring } = workingHere;

/** What a shift is like, what we offer, and how we hire. */
export const WorkingHere = () => (
  <>
    <Section title={shift.title} tone="tint">
      <p>{shift.text}</p>
      <NodeLine steps={shift.steps} />
    </Section>
    <Section title={offer.title}>
      <TickList items={offer.items} isWide />
    </Section>
    <Section title={hiring.title} tone="tint">
      <NodeLine steps={hiring.steps} />
      <p className="section-intro mt-4 mb-0">{hiring.text}</p>
    </Section>
  </>
);

/** The careers page: the openings, and what it is like to work here. */
export const CareersPage = ({ name, texts }: ViewProps<'careers'>) => {
  const [lead, ...paragraphs] = texts.paragraphs;
  return (
    <>
      <PageHero name={name} title={texts.h1} lead={lead} drawing={<HeroScene name="careers" />} />
      <Section title={listTexts.title} id={openingListTexts.id}>
        <ListOfOpenings />
      </Section>
      <ApplyAnyway>
        <p>
          {listTexts.rolesText} <PageLink page="careerPosts" />.
        </p>
      </ApplyAnyway>
      <Section title={listTexts.workTitle}>
        <div className="two-columns">
          <Prose paragraphs={paragraphs} />
          <LineDrawing href={`${rotaSprite}#rota`} {...ROTA_SIZE} alt={rota.alt} />
        </div>
      </Section>
      <WorkingHere />
      <ReachUs callToAction="careers" />
    </>
  );
};
