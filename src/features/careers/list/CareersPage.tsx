import { listTexts } from '../../../content/careersTexts.ts';
import { hiringSteps, hiringTexts } from '../../../content/hiringTexts.ts';
import { workingHere } from '../../../content/workingHere.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import { HeroScene } from '../../../ui/HeroScene.tsx';
import { NodeLine } from '../../../ui/NodeLine.tsx';
import { PageHero } from '../../../ui/PageHero.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { Prose } from '../../../ui/Prose.tsx';
import { ReachUs } from '../../../ui/ReachUs.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TickList } from '../../../ui/TickList.tsx';
import type { ViewProps } from '../../../ui/viewProps.ts';
import { ApplyAnyway } from './ApplyAnyway.tsx';
import * as styles from './CareersPage.module.scss';
import { ListOfOpenings } from './ListOfOpenings.tsx';
import { OpeningsAtAGlance } from './OpeningsAtAGlance.tsx';

const { rota, shift, offer } = workingHere;

const Schedule = () => (
  <ol className={styles.schedule}>
    {shift.steps.map(({ time, title, text }) => (
      <li key={time}>
        <time>{time}</time>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

/** What a shift is like, what we offer, and how we hire. */
export const WorkingHere = () => (
  <>
    <Section title={shift.title} tone="tint" className={styles.shift}>
      <p>{shift.text}</p>
      <Schedule />
    </Section>
    <Section title={offer.title}>
      <TickList items={offer.items} isWide />
    </Section>
    <Section title={hiringTexts.careersTitle} tone="tint">
      <NodeLine steps={Object.values(hiringSteps)} />
      <p className="section-intro mt-4 mb-0">{hiringTexts.cost}</p>
    </Section>
  </>
);

/** The careers page: the openings, and what it is like to work here. */
export const CareersPage = ({ name, texts }: ViewProps<'careers'>) => {
  const [lead, ...paragraphs] = texts.paragraphs;
  return (
    <>
      <PageHero name={name} title={texts.h1} lead={lead} drawing={<HeroScene name="careers" />}>
        <OpeningsAtAGlance />
      </PageHero>
      <Section title={listTexts.title}>
        <ListOfOpenings />
      </Section>
      <ApplyAnyway>
        <p>
          {`${listTexts.rolesText} `}
          <PageLink page="careerPosts" />.
        </p>
      </ApplyAnyway>
      <Section title={listTexts.workTitle}>
        <div className="two-columns">
          <Prose paragraphs={paragraphs} />
          <div>
            <FactTable head={rota.head} rows={rota.rows} />
            <p className="form-text mt-3 mb-0">{rota.note}</p>
          </div>
        </div>
      </Section>
      <WorkingHere />
      <ReachUs callToAction="careers" />
    </>
  );
};
