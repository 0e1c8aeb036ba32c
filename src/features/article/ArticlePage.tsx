import { articleAsides } from '../../content/articleAsides.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { WaysOn } from '../../ui/WaysOn.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { waysOnFrom } from './waysOnFrom.ts';

/** A page of words: any kind that has no view of its own. */
export const ArticlePage = ({ name, words }: ViewProps) => {
  const aside = articleAsides[name];
  return (
    <>
      <PageHead name={name} title={words.h1} lead={words.shorttitle} />
      <Section>
        <div className={aside && 'two-columns'}>
          <Prose paragraphs={words.paragraphs} />
          {aside && <ArticleFacts aside={aside} />}
        </div>
      </Section>
      <WaysOn list={waysOnFrom(name)} />
    </>
  );
};
