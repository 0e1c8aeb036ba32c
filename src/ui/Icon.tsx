import type { ReactNode } from 'react';
import { iconSprite } from '../content/iconSprite.ts';
import { icons, lineIcons, type SpriteIconName } from '../content/icons.ts';

interface IconFrameProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A decoration beside text, hidden from screen readers and as large as the text. */
const IconFrame = ({ children, className }: IconFrameProps) => (
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

/** An icon drawn with strokes (`lineIcons`). */
const LineIconShape = ({ path, className }: IconShapeProps) => (
  <IconFrame className={className}>
    <path className="stroke-icon" d={path} />
  </IconFrame>
);

/** An icon drawn with filled shapes. */
export const IconShape = ({ path, className }: IconShapeProps) => (
  <IconFrame className={className}>
    <path fillRule="evenodd" d={path} />
  </IconFrame>
);

export type IconName = keyof typeof icons | keyof typeof lineIcons | SpriteIconName;

/** Icons that point in the reading direction. */
const DIRECTIONAL_ICONS: readonly IconName[] = ['arrowRight', 'chevronLeft', 'chevronRight'];

const isLineIcon = (name: IconName): name is keyof typeof lineIcons => name in lineIcons;
const isInlineIcon = (name: IconName): name is keyof typeof icons => name in icons;

/** An icon. Those visible at the first paint are inline; all others come from the sprite. */
export const Icon = ({ name, className }: { name: IconName; className?: string | undefined }) => {
  const iconClass = DIRECTIONAL_ICONS.includes(name) ? 'is-directional' : className;
  if (isLineIcon(name)) return <LineIconShape path={lineIcons[name]} className={iconClass} />;
  if (isInlineIcon(name)) return <IconShape path={icons[name]} className={iconClass} />;
  return (
    <IconFrame className={iconClass}>
      <use href={`${iconSprite}#${name}`} />
    </IconFrame>
  );
};
