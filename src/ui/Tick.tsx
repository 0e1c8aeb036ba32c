import type { ComponentProps } from 'react';

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'onChange'> {
  id: string;
  label: string;
  hint: string;
  onTick: (isTicked: boolean) => void;
}

/** A box to tick, its label the whole line, with what ticking it does. */
export const Tick = ({ id, label, hint, onTick, ...input }: TickProps) => (
  <div className="tick">
    <input
      {...input}
      id={id}
      type="checkbox"
      className="form-check-input"
      aria-describedby={`${id}-hint`}
      onChange={({ target }) => onTick(target.checked)}
    />
    <label htmlFor={id}>{label}</label>
    <p id={`${id}-hint`} className="form-text">
      {hint}
    </p>
  </div>
);
