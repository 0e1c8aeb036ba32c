import { feedTexts } from '../../../content/feedTexts.ts';
import { feedAddress, OPENING_FEEDS } from '../../../content/feedTypes.ts';
import { buildSettings } from '../../../contract/buildSettings.ts';
import { writeFilters } from '../../../contract/openingFilterQuery.ts';
import type { OpeningFilters } from '../../../contract/openingFilters.ts';
import * as styles from './ListOfOpenings.module.scss';

/** Feeds of just these openings. Another host's back end has none. */
export const FeedLinks = ({ filters }: { filters: OpeningFilters }) => {
  if (buildSettings.careersHost !== '') return null;
  const query = writeFilters({ ...filters, order: 'newest', page: 1 });
  return (
    <p className={styles.feeds}>
      {feedTexts.follow}{' '}
      {OPENING_FEEDS.map((kind) => (
        <a key={kind} href={feedAddress(kind, query)} rel="nofollow">
          {feedTexts.kinds[kind]}
        </a>
      ))}
    </p>
  );
};
