import { news, newsTexts } from '../../content/news.ts';
import { HeadScene } from '../../ui/HeadScene.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { NewsArticle } from './NewsArticle.tsx';

/** What happened lately, the latest first. */
export const NewsPage = ({ name, words }: ViewProps<'news'>) => (
  <>
    <PageHead
      name={name}
      title={words.h1}
      lead={words.paragraphs.join(' ')}
      drawing={<HeadScene name="companyNews" />}
    />
    <Section title={newsTexts.title}>
      {news.map((item) => (
        <NewsArticle key={item.id} item={item} />
      ))}
    </Section>
    <ReachUs />
  </>
);
