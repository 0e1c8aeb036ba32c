import { lineSprite, type LineIcon } from '../content/services/lineIcons.ts';

/** An icon from the services' sprite. It is beside text, so it is hidden from screen readers. */
export const ServiceIcon = ({ name }: { name: LineIcon }) => (
  <svg width="1em" height="1em" aria-hidden="true">
    <use href={`${lineSprite}#${name}`} />
  </svg>
);
