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
  return (
    <svg
      className={styles.lineDrawing}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <title>{alt}</title>
      <use href={href} />
    </svg>
  );
};
