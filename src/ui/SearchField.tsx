import { useId, type ComponentProps, type KeyboardEvent } from 'react';
import { isComposing } from './isComposing.ts';
import * as styles from './SearchField.module.scss';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
  label: string;
  /** What may be asked, read out with the field. */
  hint?: string;
  button: string;
};

/** An input method's Enter takes a proposal and does not yet ask. */
const holdBack = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
};

/** A search's field and its button; the form around it says what is searched and by whom. */
export const SearchField = ({ label, hint, button, ...input }: SearchFieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="form-text" id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.searchRow}>
        <input
          id={id}
          className="form-control"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          aria-describedby={hint === undefined ? undefined : hintId}
          onKeyDown={holdBack}
          {...input}
        />
        <button type="submit" className="btn btn-primary">
          {button}
        </button>
      </div>
    </>
  );
};
