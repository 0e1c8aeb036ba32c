import { sampleDocuments, sampleTexts } from '../../content/documents/sampleDocuments.ts';
import { HeroScene } from '../../ui/HeroScene.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { SectionWithContents } from '../../ui/SectionWithContents.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { DocumentSection } from './DocumentSection.tsx';

/** Each document that a customer receives, in its own section. */
export const DocumentsPage = ({ texts }: ViewProps<'documents'>) => (
  <>
    <PageHero
      name="sampleDocuments"
      title={texts.h1}
      lead={texts.shorttitle}
      drawing={<HeroScene name="sampleDocuments" />}
      hasLargeDrawing
    />
    <SectionWithContents page="sampleDocuments" parts={sampleDocuments}>
      <div className="no-print">
        <Prose paragraphs={texts.paragraphs} />
        <div className="mt-4">
          <PrintButton>{sampleTexts.print}</PrintButton>
        </div>
      </div>
      {sampleDocuments.map((document, index) => (
        <DocumentSection key={document.id} document={document} isExpanded={index === 0} />
      ))}
    </SectionWithContents>
    <ReachUs callToAction="terms" />
  </>
);
