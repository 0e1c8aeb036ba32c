import type { ReactNode } from 'react';

interface IconFrameProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A decoration beside words, never instead of them: it is hidden from screen readers and as large as the text. */
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
  /** Path data on a square of 16. */
  path: string;
  className?: string | undefined;
}

/** A sign by the middle of its lines (`lineIcons`). */
export const LineIconShape = ({ path, className }: IconShapeProps) => (
  <IconFrame className={className}>
    <path className="line" d={path} />
  </IconFrame>
);

/** A sign by its path data. */
export const IconShape = ({ path, className }: IconShapeProps) => (
  <IconFrame className={className}>
    <path fillRule="evenodd" d={path} />
  </IconFrame>
);
