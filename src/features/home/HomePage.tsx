import { homeTexts } from '../../content/homeTexts.ts';
import { customers, partners } from '../../content/logos.ts';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { LogoSlider } from '../../ui/logos/LogoSlider.tsx';
import { PracticeTiles } from '../../ui/PracticeTiles.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { Banner } from './Banner.tsx';
import { Partner } from './Partner.tsx';
import { Places } from './Places.tsx';
import { Results } from './Results.tsx';

/** The front door, in the order that is specified and with no other band but the closing one (docs/requirements.md, CONST-5 to CONST-9). */
export const HomePage = ({ words }: ViewProps<'home'>) => {
  const [, ...others] = words.paragraphs;
  return (
    <>
      <Banner />
      <Partner paragraphs={others} />
      <Section title={homeTexts.practices}>
        <PracticeTiles />
      </Section>
      <Places />
      <Section>
        <LogoSlider title={homeTexts.customers.title} what={homeTexts.customers.logos} logos={customers} />
        <Results />
      </Section>
      <Section>
        <LogoSlider title={homeTexts.partners.title} what={homeTexts.partners.logos} logos={partners} />
      </Section>
      <ReachUs />
    </>
  );
};
