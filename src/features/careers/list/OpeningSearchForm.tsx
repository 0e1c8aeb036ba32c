import { type RefObject, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { openingListTexts as texts } from '../../../content/openingListTexts.ts';
import { paths, QUERY_FIELD } from '../../../content/paths.ts';
import { writeFilters } from '../../../contract/openingFilterQuery.ts';
import {
  type FilterField,
  LIST_ORDERS,
  type OpeningFilters,
  readFilters,
} from '../../../contract/openingFilters.ts';
import type { FilterCount } from '../../../contract/filterOpenings.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import type { FoundOpenings } from './findOpenings.ts';
import { KEEP_POSITION, listAddress } from './listAddress.ts';
import * as styles from './ListOfOpenings.module.scss';

const openPanels = (form: HTMLElement) => [...form.querySelectorAll<HTMLDetailsElement>('details[open]')];

export const closePanels = (form: HTMLElement): void => {
  for (const panel of openPanels(form)) panel.open = false;
};

/**
 * From this width panels lie over the list. Below it they are in the flow, where closing one would move the element
 * being pressed.
 */
const isOverlay = (panel: HTMLDetailsElement): boolean => {
  const body = panel.lastElementChild;
  return body !== null && getComputedStyle(body).position === 'absolute';
};

/**
 * Closes an open panel when the visitor clicks or focuses elsewhere, and on Esc, which returns the focus to its button.
 */
export const useClosingPanels = (form: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const leave = ({ target }: Event) => {
      for (const panel of form.current ? openPanels(form.current) : []) {
        if (target instanceof Node && !panel.contains(target) && isOverlay(panel)) panel.open = false;
      }
    };
    const escape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !form.current) return;
      const panel = openPanels(form.current).find((each) => target instanceof Node && each.contains(target));
      if (!panel) return;
      panel.open = false;
      panel.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [form]);
};

interface FilterPanelProps {
  name: FilterField;
  counts: readonly FilterCount[];
  chosen: readonly string[];
  onToggle: (value: string, isChosen: boolean) => void;
}

/** One filter: a button that shows its values, each with the number of openings it would leave. */
export const FilterPanel = ({ name, counts, chosen, onToggle }: FilterPanelProps) => {
  const id = useId();
  return (
    <details className={styles.panel} name="filter">
      <summary className="btn btn-quiet">
        {texts.filters[name]}
        {chosen.length > 0 && (
          <>
            <span className={styles.badge} aria-hidden="true">
              {chosen.length}
            </span>
            <span className="visually-hidden">{texts.chosen(chosen.length)}</span>
          </>
        )}
        <Icon name="chevronDown" />
      </summary>
      <fieldset className={styles.values}>
        <legend className="visually-hidden">{texts.filters[name]}</legend>
        {counts.length === 0 && <p>{texts.noValue}</p>}
        <ul>
          {counts.map(({ value, count }, index) => (
            <li key={value} className="tick">
              <input
                id={`${id}${index}`}
                className="form-check-input"
                type="checkbox"
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={({ target }) => onToggle(value, target.checked)}
              />
              <label htmlFor={`${id}${index}`}>
                {texts.valueOf(value)}{' '}
                {count !== undefined && <span className={styles.number}>({count})</span>}
              </label>
            </li>
          ))}
        </ul>
        <button type="submit" className="btn btn-primary">
          {texts.show}
        </button>
      </fieldset>
    </details>
  );
};

/** Both sort orders as links; the current one is marked. */
export const OrderLinks = ({ filters }: { filters: OpeningFilters }) => (
  <ul className={styles.orders} aria-label={texts.orderLabel}>
    {LIST_ORDERS.map((order) => (
      <li key={order}>
        <Link
          to={listAddress({ ...filters, order, page: 1 })}
          state={KEEP_POSITION}
          rel="nofollow"
          aria-current={order === filters.order ? 'true' : undefined}
        >
          {texts.orders[order]}
        </Link>
      </li>
    ))}
  </ul>
);

interface OpeningSearchProps extends Pick<FoundOpenings, 'counts' | 'fields'> {
  filters: OpeningFilters;
  /** Whether there are enough openings to sort. */
  hasChoice: boolean;
}

const entered = (form: HTMLFormElement): OpeningFilters => {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return readFilters(params).filters;
};

/** A GET form: without JavaScript the server answers it, with JavaScript the list changes in place (LIST-6). */
export const OpeningSearchForm = ({ filters, counts, fields, hasChoice }: OpeningSearchProps) => {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const field = useQueryField(filters.q);
  useClosingPanels(form);

  const show = (wanted: OpeningFilters) => {
    // The form does not include the page number.
    if (writeFilters(wanted) === writeFilters({ ...filters, page: 1 })) return;
    void navigate(listAddress(wanted), { state: KEEP_POSITION });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    closePanels(event.currentTarget);
    show(entered(event.currentTarget));
  };
  const toggle = (name: FilterField, value: string, isChosen: boolean) => {
    const others = filters[name].filter((each) => each !== value);
    show({ ...filters, [name]: isChosen ? [...others, value].toSorted() : others, page: 1 });
  };

  // Boxes that were ticked before hydration.
  useEffect(() => {
    if (form.current) show(entered(form.current));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);

  return (
    <>
      {hasChoice && (
        <form
          ref={form}
          className={styles.search}
          role="search"
          aria-label={texts.form}
          action={paths.careers}
          autoComplete="off"
          onSubmit={submit}
        >
          <div className={styles.searchWords}>
            <SearchField
              ref={field}
              label={texts.search}
              button={texts.searchButton}
              placeholder={texts.searchHint}
              name={QUERY_FIELD}
              defaultValue={filters.q}
            />
          </div>
          <div className={styles.panels}>
            {fields.map((name) => (
              <FilterPanel
                key={name}
                name={name}
                counts={counts[name]}
                chosen={filters[name]}
                onToggle={(value, isChosen) => toggle(name, value, isChosen)}
              />
            ))}
          </div>
          {filters.order !== 'newest' && <input type="hidden" name="order" value={filters.order} />}
        </form>
      )}
      <div className={styles.bar}>
        <ChosenFilters filters={filters} />
        {hasChoice && <OrderLinks filters={filters} />}
      </div>
    </>
  );
};

/** A text field that follows the address, and keeps text typed before hydration. */
export const useQueryField = (value: string): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
};
