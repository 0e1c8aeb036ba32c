import { useId, type ComponentProps, type KeyboardEvent } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import type { FormControlProps } from 'react-bootstrap/FormControl';
import { isComposing } from '../lib/isComposing.ts';
import * as styles from './SearchField.module.scss';

type InputProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'name' | 'placeholder' | 'maxLength' | 'autoCapitalize'
>;

type SearchFieldProps = InputProps &
  Pick<FormControlProps, 'value' | 'defaultValue' | 'onChange'> & {
    label: string;
    /** What can be searched for, read out with the field. */
    hint?: string;
    button: string;
  };

/** Enter in an input method accepts a suggestion and does not submit. */
const ignoreComposition = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
};

/** A search field and its button. The caller provides the form. */
export const SearchField = ({ label, hint, button, ...input }: SearchFieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <Form.Group controlId={id}>
      <Form.Label>{label}</Form.Label>
      {hint !== undefined && (
        <Form.Text as="p" id={hintId}>
          {hint}
        </Form.Text>
      )}
      <div className={styles.searchRow}>
        <Form.Control
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          aria-describedby={hint === undefined ? undefined : hintId}
          onKeyDown={ignoreComposition}
          {...input}
        />
        <Button type="submit">{button}</Button>
      </div>
    </Form.Group>
  );
};
