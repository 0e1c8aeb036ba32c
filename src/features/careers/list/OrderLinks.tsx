import { SiteLink } from '../../../ui/SiteLink.tsx';
import { openingListTexts as texts } from '../../../content/openingListTexts.ts';
import { LIST_ORDERS, type OpeningFilters } from '../../../contract/openingFilters.ts';
import { KEEPS_PLACE, listAddress } from './listAddress.ts';
import * as styles from './ListOfOpenings.module.scss';

/** Both orders, as links: the one that holds is marked. */
export const OrderLinks = ({ filters }: { filters: OpeningFilters }) => (
  <ul className={styles.orders} aria-label={texts.orderLabel}>
    {LIST_ORDERS.map((order) => (
      <li key={order}>
        <SiteLink
          to={listAddress({ ...filters, order, page: 1 })}
          state={KEEPS_PLACE}
          rel="nofollow"
          aria-current={order === filters.order ? 'true' : undefined}
        >
          {texts.orders[order]}
        </SiteLink>
      </li>
    ))}
  </ul>
);
