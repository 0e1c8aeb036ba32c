import type { ComponentProps } from 'react';
import Form from 'react-bootstrap/Form';
import { joinClasses } from '../lib/joinClasses.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'onChange' | 'size'> {
  id: string;
  label: string;
  hint: string;
  /** Left out if the form reads the checkbox itself. */
  onCheckedChange?: (isChecked: boolean) => void;
}

/** A checkbox with a label as wide as the form, and a hint. */
export const Checkbox = ({ id, label, hint, className, onCheckedChange, ...input }: CheckboxProps) => (
  <div className={joinClasses('checkbox-field', className)}>
    <Form.Check.Input
      {...input}
      id={id}
      type="checkbox"
      aria-describedby={`${id}-hint`}
      onChange={({ target }) => onCheckedChange?.(target.checked)}
    />
    <label htmlFor={id}>{label}</label>
    <Form.Text as="p" id={`${id}-hint`}>
      {hint}
    </Form.Text>
  </div>
);
