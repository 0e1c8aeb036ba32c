import { lineSprite, type LineSign } from '../content/services/lineSigns.ts';

/** An icon from the services' sprite. It is beside text, so it is hidden from screen readers. */
export const ServiceIcon = ({ sign }: { sign: LineSign }) => (
  <svg width="1em" height="1em" aria-hidden="true">
    <use href={`${lineSprite}#${sign}`} />
  </svg>
);
