import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { openingListTexts as texts } from '../../../content/openingListTexts.ts';
import { paths, QUERY_FIELD } from '../../../content/paths.ts';
import { writeFilters } from '../../../contract/openingFilterQuery.ts';
import { readFilters, type FilterField, type OpeningFilters } from '../../../contract/openingFilters.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { FoundOpenings } from './findOpenings.ts';
import { KEEPS_PLACE, listAddress } from './listAddress.ts';
import { OrderLinks } from './OrderLinks.tsx';
import { closePanels, useClosingPanels } from './useClosingPanels.ts';
import { useFieldOfAddress } from './useFieldOfAddress.ts';
import * as styles from './ListOfOpenings.module.scss';

interface OpeningSearchProps extends Pick<FoundOpenings, 'counts' | 'fields'> {
  filters: OpeningFilters;
  /** Whether there are openings enough to choose from. */
  hasChoice: boolean;
}

const entered = (form: HTMLFormElement): OpeningFilters => {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return readFilters(params).filters;
};

/** A form with an address: without a script the server answers it, with one the list changes where it stands (LIST-6). */
export const OpeningSearchForm = ({ filters, counts, fields, hasChoice }: OpeningSearchProps) => {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const field = useFieldOfAddress(filters.q);
  useClosingPanels(form);

  const show = (wanted: OpeningFilters) => {
    // The form knows no page.
    if (writeFilters(wanted) === writeFilters({ ...filters, page: 1 })) return;
    void navigate(listAddress(wanted), { state: KEEPS_PLACE });
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

  // What was ticked before this script ran.
  useEffect(() => {
    if (form.current) show(entered(form.current));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form was taken over
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
          <div className={styles.words}>
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
