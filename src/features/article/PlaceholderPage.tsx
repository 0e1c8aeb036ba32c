import { buildSettings } from '../../contract/buildSettings.ts';
import { isStaticPage } from '../../content/isStaticPage.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { WaysOn } from '../../ui/WaysOn.tsx';
import { PlaceholderPicture } from './PlaceholderPicture.tsx';

/** A page whose content is still to come; it says so in the specification's words and leads to what is there. */
export const PlaceholderPage = ({ name, page, words }: ViewProps<'placeholder'>) => (
  <>
    <PageHead name={name} title={words.h1} />
    <Section>
      <PlaceholderPicture hasVideo={name === 'nmsp'} videoUrl={buildSettings.videoUrl} />
      <Prose paragraphs={words.paragraphs} />
    </Section>
    <WaysOn list={page.related.filter(isStaticPage)} />
    <ReachUs service={name} />
  </>
);
