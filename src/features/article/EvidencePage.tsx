import { evidence, reviewed } from '../../content/evidence.ts';
import { HeadScene } from '../../ui/HeadScene.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PartsSection } from '../../ui/PartsSection.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { EvidenceSection } from './EvidenceSection.tsx';
import { ForYourFile } from './ForYourFile.tsx';

/** What a buyer asks before signing, part by part (docs/requirements.md, SEE-5). */
export const EvidencePage = ({ name: page, words }: ViewProps<'evidence'>) => {
  // Only the two pages of this kind reach this view.
  const name = page as keyof typeof evidence;
  const parts = evidence[name];
  return (
    <>
      <PageHead name={name} title={words.h1} lead={words.shorttitle} drawing={<HeadScene name={name} />} />
      <PartsSection page={name} parts={parts}>
        <div>
          <Prose paragraphs={words.paragraphs} />
          <ForYourFile day={reviewed[name]} />
        </div>
        {parts.map((part) => (
          <EvidenceSection key={part.id} part={part} />
        ))}
      </PartsSection>
      <ReachUs />
    </>
  );
};
