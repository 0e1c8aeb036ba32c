import { caseStudies } from '../../content/caseStudies/caseStudies.ts';
import { caseSummaries, type CaseSummary } from '../../content/caseStudies/caseSummaries.ts';
import { caseTexts } from '../../content/caseStudies/caseTexts.ts';
import { furtherCases } from '../../content/caseStudies/furtherCases.ts';
import { pages } from '../../content/pages.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { selectTab, tabSelected } from '../../store/tabsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { HeroScene } from '../../ui/HeroScene.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import { type TabEntry, Tabs } from '../../ui/Tabs.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { CaseDrawing } from './CaseDrawing.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { CaseResults } from './CaseResults.tsx';
import * as styles from './CaseStudiesPage.module.scss';

/** The panel of a tab: the study in brief, a link to it, its facts, and below them its results. */
const CaseSummaryPanel = ({ summary: { page, title, text } }: { summary: CaseSummary }) => (
  <div className={joinClasses('two-columns', styles.caseSummary)}>
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
      <PageLink page={page} className="arrow-link">
        <span>
          {caseTexts.readMore}
          <span className="visually-hidden">{caseTexts.readMoreAbout(title)}</span>
        </span>
        <Icon name="arrowRight" />
      </PageLink>
    </div>
    <CaseFacts study={caseStudies[page]} />
    <CaseResults results={caseStudies[page].results} isBrief />
  </div>
);

const toTab = (summary: CaseSummary, number: number): TabEntry => ({
  id: summary.id,
  label: (
    <>
      <CaseDrawing name={summary.page} />
      <span>
        <b className={styles.number}>{number}</b>
        {` ${pages[summary.page].title}`}
      </span>
    </>
  ),
  panel: <CaseSummaryPanel summary={summary} />,
});

/** The three studies as tabs with pictures, and links to the two further case studies. */
export const CaseStudiesPage = ({ name, texts }: ViewProps<'caseStudies'>) => {
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectTab);
  const [first, second, third] = caseSummaries;
  const [lead, ...paragraphs] = texts.paragraphs;
  return (
    <>
      <PageHero name={name} title={texts.h1} lead={lead} drawing={<HeroScene name="aboutCaseStudies" />} />
      <Section title={caseTexts.tabs}>
        <Tabs
          label={caseTexts.tabs}
          hasPictures
          tabs={[toTab(first, 1), toTab(second, 2), toTab(third, 3)]}
          selected={selected}
          onSelect={(number) => dispatch(tabSelected(number))}
        />
      </Section>
      <Section title={caseTexts.further} tone="tint" className={styles.further}>
        <Prose paragraphs={paragraphs} />
        <ul className="link-rows">
          {furtherCases.map(({ id, title }) => (
            <li key={id}>
              <PageLink page="caseStudiesInner" hash={id}>
                {title} <Icon name="arrowRight" />
              </PageLink>
            </li>
          ))}
        </ul>
      </Section>
      <ReachUs callToAction="cases" />
    </>
  );
};
