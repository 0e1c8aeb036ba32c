import { news, type NewsItem, newsTexts } from '../../content/news.ts';
import { HeroScene } from '../../ui/HeroScene.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import { formatDay } from '../../lib/formatDate.ts';
import type { ViewProps } from '../../ui/viewProps.ts';
import * as styles from './NewsPage.module.scss';

/** One news item with its date. Its id is the URL fragment that links to it. */
const NewsArticle = ({ item: { id, date, title, paragraphs } }: { item: NewsItem }) => (
  <article className={styles.newsItem} id={id} aria-labelledby={`${id}-title`}>
    <p className={styles.newsDay}>
      <time dateTime={date}>{formatDay(date)}</time>
    </p>
    <h3 id={`${id}-title`}>{title}</h3>
    <div className={styles.newsText}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  </article>
);

/** Company news, newest first. */
export const NewsPage = ({ name, texts }: ViewProps<'news'>) => (
  <>
    <PageHero
      name={name}
      title={texts.h1}
      lead={texts.paragraphs.join(' ')}
      drawing={<HeroScene name="companyNews" />}
    />
    <Section title={newsTexts.title}>
      {news.map((item) => (
        <NewsArticle key={item.id} item={item} />
      ))}
    </Section>
    <ReachUs />
  </>
);
