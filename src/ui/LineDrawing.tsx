import { useId } from 'react';
import * as styles from './LineDrawing.module.scss';

interface LineDrawingProps {
  /** A symbol in a sprite (`src/assets/sprites`). */
  href: string;
  width: number;
  height: number;
  /** A description of the whole drawing in a sentence. */
  alternative: string;
}

/** A drawing from its own file, in the page's colours and typeface. Its space is reserved until it loads. */
export const LineDrawing = ({ href, width, height, alternative }: LineDrawingProps) => {
  const titleId = useId();
  return (
    <svg
      className={styles.lineDrawing}
      role="img"
      aria-labelledby={titleId}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <title id={titleId}>{alternative}</title>
      <use href={href} />
    </svg>
  );
};
