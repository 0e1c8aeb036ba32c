import type { ComponentProps } from 'react';
import Form from 'react-bootstrap/Form';

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'onChange'> {
  id: string;
  label: string;
  hint: string;
  /** Left out if the form reads the checkbox itself. */
  onTick?: (isTicked: boolean) => void;
}

/** A checkbox whose label is the whole line, with an explanation. */
export const Tick = ({ id, label, hint, onTick, ...input }: TickProps) => (
  <div className="tick">
    <Form.Check.Input
      {...input}
      id={id}
      type="checkbox"
      aria-describedby={`${id}-hint`}
      onChange={({ target }) => onTick?.(target.checked)}
    />
    <label htmlFor={id}>{label}</label>
    <Form.Text as="p" id={`${id}-hint`}>
      {hint}
    </Form.Text>
  </div>
);
