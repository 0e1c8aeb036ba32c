import { buildSettings } from '../../contract/buildSettings.ts';
import { isStaticPage } from '../../content/isStaticPage.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { PlaceholderPicture } from './PlaceholderPicture.tsx';

/** A page without content yet. It says so in the specified words and links to other pages. */
export const PlaceholderPage = ({ name, page, texts }: ViewProps<'placeholder'>) => (
  <>
    <PageHero name={name} title={texts.h1} />
    <Section>
      <PlaceholderPicture hasVideo={name === 'nmsp'} videoUrl={buildSettings.videoUrl}>
        <Prose paragraphs={texts.paragraphs} />
      </PlaceholderPicture>
    </Section>
    <RelatedPages list={page.related.filter(isStaticPage)} />
    <ReachUs service={name} />
  </>
);
