import { openingListTexts as texts } from '../../../content/openingListTexts.ts';
import { type OpeningFilters, PAGE_SIZE } from '../../../contract/openingFilters.ts';
import { SiteLink } from '../../../ui/SiteLink.tsx';
import { listAddress } from './listAddress.ts';
import * as styles from './ListOfOpenings.module.scss';

/** The numbers of the pages that a list of so many offers: the first, the last, and those around the one that is shown. */
export const pagesInSight = (page: number, pages: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((one, other) => one - other);

interface OpeningPagerProps {
  total: number;
  filters: OpeningFilters;
}

/** Real links to the further pages; each leads to the list and not to the top of the page. */
export const OpeningPager = ({ total, filters }: OpeningPagerProps) => {
  const { page } = filters;
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages < 2) return null;
  const to = (number: number) => ({ ...listAddress({ ...filters, page: number }), hash: texts.id });
  return (
    <nav className={styles.pager} aria-label={texts.pager}>
      {page > 1 && (
        <SiteLink className="btn btn-quiet" rel="prev" to={to(page - 1)}>
          {texts.previous}
        </SiteLink>
      )}
      <ol>
        {pagesInSight(page, pages).map((number) => (
          <li key={number}>
            <SiteLink
              to={to(number)}
              aria-label={texts.pageOf(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </SiteLink>
          </li>
        ))}
      </ol>
      {page < pages && (
        <SiteLink className="btn btn-quiet" rel="next" to={to(page + 1)}>
          {texts.next}
        </SiteLink>
      )}
    </nav>
  );
};
