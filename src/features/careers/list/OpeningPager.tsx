import { openingListTexts as texts } from '../../../content/openingListTexts.ts';
import { type OpeningFilters, PAGE_SIZE } from '../../../contract/openingFilters.ts';
import { Link } from 'react-router-dom';
import { listLocation } from './listLocation.ts';
import * as styles from './ListOfOpenings.module.scss';

/** The page numbers that the pager shows: the first, the last, and those around the current one. */
export const listPageNumbers = (page: number, pages: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b);

interface OpeningPagerProps {
  total: number;
  filters: OpeningFilters;
}

/** Links to the other pages. Each scrolls to the list, not to the top of the page. */
export const OpeningPager = ({ total, filters }: OpeningPagerProps) => {
  const { page } = filters;
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages < 2) return null;
  const to = (number: number) => ({ ...listLocation({ ...filters, page: number }), hash: texts.id });
  return (
    <nav className={styles.pager} aria-label={texts.pager}>
      {page > 1 && (
        <Link className="btn btn-quiet" rel="prev" to={to(page - 1)}>
          {texts.previous}
        </Link>
      )}
      <ol>
        {listPageNumbers(page, pages).map((number) => (
          <li key={number}>
            <Link
              to={to(number)}
              aria-label={texts.pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link className="btn btn-quiet" rel="next" to={to(page + 1)}>
          {texts.next}
        </Link>
      )}
    </nav>
  );
};
