import { useId } from 'react';
import * as styles from './LineDrawing.module.scss';

interface LineDrawingProps {
  /** A symbol in a sprite (`src/assets/sprites`). */
  href: string;
  width: number;
  height: number;
  /** Describes the whole drawing in a sentence. */
  alt: string;
}

/** A drawing from an external SVG sprite, in the page's colours and typeface. Its space is reserved until it loads. */
export const LineDrawing = ({ href, width, height, alt }: LineDrawingProps) => {
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
      <title id={titleId}>{alt}</title>
      <use href={href} />
    </svg>
  );
};
