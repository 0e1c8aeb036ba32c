import { Link } from 'react-router-dom';
import { openingListTexts as texts } from '../../../content/openingListTexts.ts';
import { hasFilters } from '../../../contract/openingFilterQuery.ts';
import { FILTER_FIELDS, type OpeningFilters } from '../../../contract/openingFilters.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { KEEP_POSITION, listLocation } from './listLocation.ts';
import * as styles from './ListOfOpenings.module.scss';

interface Chip {
  label: string;
  /** The filters without this one. */
  otherFilters: Partial<OpeningFilters>;
}

const toChips = (filters: OpeningFilters): Chip[] => [
  ...(filters.q === ''
    ? []
    : [{ label: texts.quote(filters.q), otherFilters: { ...filters, q: '', page: 1 } }]),
  ...FILTER_FIELDS.flatMap((field) =>
    filters[field].map((value) => ({
      label: texts.formatValue(value),
      otherFilters: { ...filters, [field]: filters[field].filter((other) => other !== value), page: 1 },
    })),
  ),
];

/** The link disappears with its filter, so the focus moves to the results. */
const focusResults = () => document.getElementById(texts.id)?.focus({ preventScroll: true });

/** The active filters, each a link to the list without it. */
export const ActiveFilters = ({ filters }: { filters: OpeningFilters }) => {
  if (!hasFilters(filters)) return null;
  return (
    <ul className={styles.chips} aria-label={texts.activeFiltersLabel}>
      {toChips(filters).map(({ label, otherFilters }) => (
        <li key={label}>
          <Link to={listLocation(otherFilters)} state={KEEP_POSITION} rel="nofollow" onClick={focusResults}>
            <span className="visually-hidden">{texts.remove} </span>
            {label}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={styles.clear}
          to={listLocation({ order: filters.order })}
          state={KEEP_POSITION}
          onClick={focusResults}
        >
          {texts.clear}
        </Link>
      </li>
    </ul>
  );
};
