import { lineSprite, type LineSign } from '../content/services/lineSigns.ts';

/** A sign of the services' drawings, from their file. It stands beside words, hence hidden from screen readers. */
export const LineSignIcon = ({ sign }: { sign: LineSign }) => (
  <svg width="1em" height="1em" aria-hidden="true">
    <use href={`${lineSprite}#${sign}`} />
  </svg>
);
