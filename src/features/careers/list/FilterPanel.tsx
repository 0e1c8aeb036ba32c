import { useId } from 'react';
import { openingListTexts as texts } from '../../../content/openingListTexts.ts';
import type { FilterField } from '../../../contract/openingFilters.ts';
import type { FilterCount } from '../../../contract/openingShelf.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as styles from './ListOfOpenings.module.scss';

interface FilterPanelProps {
  name: FilterField;
  counts: readonly FilterCount[];
  chosen: readonly string[];
  onToggle: (value: string, isChosen: boolean) => void;
}

/** One filter: a button that unfolds its values, each with the number of openings it would bring. */
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
          {counts.map(({ value, count }, at) => (
            <li key={value} className="tick">
              <input
                id={`${id}${at}`}
                className="form-check-input"
                type="checkbox"
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={({ target }) => onToggle(value, target.checked)}
              />
              <label htmlFor={`${id}${at}`}>
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
