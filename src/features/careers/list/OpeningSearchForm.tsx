import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { openingListTexts as texts } from '../../../content/openingListTexts.ts';
import { paths, QUERY_FIELD } from '../../../content/paths.ts';
import { writeFilters } from '../../../contract/openingFilterQuery.ts';
import {
  type FilterField,
  LIST_ORDERS,
  type ListOrder,
  type OpeningFilters,
  readFilters,
} from '../../../contract/openingFilters.ts';
import type { FilterCount } from '../../../contract/filterOpenings.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import type { FoundOpenings } from './findOpenings.ts';
import { KEEP_POSITION, listLocation } from './listLocation.ts';
import * as styles from './ListOfOpenings.module.scss';

const findOpenPanels = (form: HTMLElement) => [...form.querySelectorAll<HTMLDetailsElement>('details[open]')];

const closePanels = (form: HTMLElement): void => {
  for (const panel of findOpenPanels(form)) panel.open = false;
};

/**
 * On wide screens, panels cover the list. On narrow ones they are in the flow, and closing one would move the element
 * that is being pressed.
 */
const isOverlay = (panel: HTMLDetailsElement): boolean => {
  const body = panel.lastElementChild;
  return body !== null && getComputedStyle(body).position === 'absolute';
};

/**
 * Closes an open panel when the visitor clicks or focuses elsewhere, and on Esc, which returns the focus to its button.
 */
const useDismissiblePanels = (form: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const closeOnLeave = ({ target }: Event) => {
      for (const panel of form.current ? findOpenPanels(form.current) : []) {
        if (target instanceof Node && !panel.contains(target) && isOverlay(panel)) panel.open = false;
      }
    };
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !form.current) return;
      const panel = findOpenPanels(form.current).find(
        (openPanel) => target instanceof Node && openPanel.contains(target),
      );
      if (!panel) return;
      panel.open = false;
      panel.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOnLeave);
    document.addEventListener('focusin', closeOnLeave);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOnLeave);
      document.removeEventListener('focusin', closeOnLeave);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [form]);
};

interface FilterPanelProps {
  name: FilterField;
  counts: readonly FilterCount[];
  selectedValues: readonly string[];
  onToggle: (value: string, isSelected: boolean) => void;
}

/** One filter: a button that shows its values, each with the number of openings that it matches. */
const FilterPanel = ({ name, counts, selectedValues, onToggle }: FilterPanelProps) => {
  const id = useId();
  return (
    <details className={styles.panel} name="filter">
      <summary className="btn btn-quiet">
        {texts.filters[name]}
        {selectedValues.length > 0 && (
          <>
            <span className={styles.badge} aria-hidden="true">
              {selectedValues.length}
            </span>
            <span className="visually-hidden">{texts.selectedCount(selectedValues.length)}</span>
          </>
        )}
        <Icon name="chevronDown" />
      </summary>
      {/* A press on a label focuses the nearest focusable ancestor; outside the panel, it would close the panel. */}
      <fieldset className={styles.values} tabIndex={-1}>
        <legend className="visually-hidden">{texts.filters[name]}</legend>
        {counts.length === 0 && <p>{texts.noValue}</p>}
        <ul>
          {counts.map(({ value, count }, index) => (
            <li key={value} className="checkbox-field">
              <input
                id={`${id}${index}`}
                className="form-check-input"
                type="checkbox"
                name={name}
                value={value}
                checked={selectedValues.includes(value)}
                onChange={({ target }) => onToggle(value, target.checked)}
              />
              <label htmlFor={`${id}${index}`}>
                {`${texts.formatValue(value)} `}
                {count !== undefined && <span className={styles.valueCount}>{`(${count})`}</span>}
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

/** Both sort orders as links; the current one is marked, and a change is announced. */
const OrderLinks = ({ filters }: { filters: OpeningFilters }) => {
  /** The order that the visitor has chosen. It is announced once the list has it. */
  const [chosen, setChosen] = useState<ListOrder>();
  return (
    <>
      <ul className={styles.orders} aria-label={texts.orderLabel}>
        {LIST_ORDERS.map((order) => (
          <li key={order}>
            <Link
              to={listLocation({ ...filters, order, page: 1 })}
              state={KEEP_POSITION}
              rel="nofollow"
              aria-current={order === filters.order ? 'true' : undefined}
              onClick={() => setChosen(order)}
            >
              {texts.orders[order]}
            </Link>
          </li>
        ))}
      </ul>
      <span role="status" className="visually-hidden">
        {chosen === filters.order && texts.sorted(chosen)}
      </span>
    </>
  );
};

interface OpeningSearchProps extends Pick<FoundOpenings, 'counts' | 'filterFields'> {
  filters: OpeningFilters;
  /** There are enough openings to search and sort. */
  isSearchable: boolean;
}

const readForm = (form: HTMLFormElement): OpeningFilters => {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return readFilters(params).filters;
};

/** A GET form: without JavaScript the server responds to it, with JavaScript the list changes in place. */
export const OpeningSearchForm = ({ filters, counts, filterFields, isSearchable }: OpeningSearchProps) => {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const queryInput = useQueryInput(filters.q);
  useDismissiblePanels(form);

  const showList = (newFilters: OpeningFilters) => {
    // The form does not include the page number.
    if (writeFilters(newFilters) === writeFilters({ ...filters, page: 1 })) return;
    void navigate(listLocation(newFilters), { state: KEEP_POSITION });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    closePanels(event.currentTarget);
    showList(readForm(event.currentTarget));
  };
  const toggle = (name: FilterField, value: string, isSelected: boolean) => {
    const others = filters[name].filter((other) => other !== value);
    showList({ ...filters, [name]: isSelected ? [...others, value].toSorted() : others, page: 1 });
  };

  // Applies the filters that were checked before hydration.
  useEffect(() => {
    if (form.current) showList(readForm(form.current));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);

  return (
    <>
      {isSearchable && (
        <form
          ref={form}
          className={styles.search}
          role="search"
          aria-label={texts.form}
          action={paths.careers}
          autoComplete="off"
          onSubmit={submit}
        >
          <div className={styles.searchField}>
            <SearchField
              ref={queryInput}
              label={texts.search}
              button={texts.searchButton}
              placeholder={texts.searchHint}
              name={QUERY_FIELD}
              defaultValue={filters.q}
            />
          </div>
          <div className={styles.panels}>
            {filterFields.map((name) => (
              <FilterPanel
                key={name}
                name={name}
                counts={counts[name]}
                selectedValues={filters[name]}
                onToggle={(value, isSelected) => toggle(name, value, isSelected)}
              />
            ))}
          </div>
          {filters.order !== 'newest' && <input type="hidden" name="order" value={filters.order} />}
        </form>
      )}
      <div className={styles.filterBar}>
        <ActiveFilters filters={filters} />
        {isSearchable && <OrderLinks filters={filters} />}
      </div>
    </>
  );
};

/** The ref of a text field that shows the URL's current query, and keeps text typed before hydration. */
const useQueryInput = (value: string): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  const previousValue = useRef(value);
  useEffect(() => {
    if (previousValue.current === value) return;
    previousValue.current = value;
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
};
