import { newsTexts, type NewsItem } from '../../content/news.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';
import * as styles from './NewsArticle.module.scss';

/** One item with its day; its id is a place in the address. */
export const NewsArticle = ({ item: { id, date, title, paragraphs, isSample } }: { item: NewsItem }) => (
  <article className={styles.newsItem} id={id} aria-labelledby={`${id}-title`}>
    <p className={styles.newsDay}>
      <time dateTime={date}>{formatDay(date)}</time> {isSample && <SampleMark>{newsTexts.sample}</SampleMark>}
    </p>
    <h3 id={`${id}-title`}>{title}</h3>
    <div className={styles.newsText}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  </article>
);
