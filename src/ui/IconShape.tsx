import type { ReactNode } from 'react';

interface IconFrameProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A decoration beside text, hidden from screen readers and as large as the text. */
export const IconFrame = ({ children, className }: IconFrameProps) => (
  <svg
    className={className}
    width="1em"
    height="1em"
    viewBox="0 0 16 16"
    fill="currentColor"
    aria-hidden="true"
  >
    {children}
  </svg>
);

interface IconShapeProps {
  /** Path data in a square of 16. */
  path: string;
  className?: string | undefined;
}

/** An icon given by the centre of its lines (`lineIcons`). */
export const LineIconShape = ({ path, className }: IconShapeProps) => (
  <IconFrame className={className}>
    <path className="line" d={path} />
  </IconFrame>
);

/** An icon given by its path data. */
export const IconShape = ({ path, className }: IconShapeProps) => (
  <IconFrame className={className}>
    <path fillRule="evenodd" d={path} />
  </IconFrame>
);
