import { signSprite } from '../content/signSprite.ts';
import { icons, lineIcons } from './icons.ts';
import { IconFrame, IconShape, LineIconShape } from './IconShape.tsx';
import type { SpriteIconName } from './spriteIcons.ts';

export type IconName = keyof typeof icons | keyof typeof lineIcons | SpriteIconName;

/** Signs that point where reading goes on, and turn with its direction. */
const DIRECTED: readonly IconName[] = ['arrowRight'];

const isLines = (name: IconName): name is keyof typeof lineIcons => name in lineIcons;
const isInPage = (name: IconName): name is keyof typeof icons => name in icons;

/** A sign that many pages draw: those in sight at the first paint within the page, all others from their file. */
export const Icon = ({ name, className }: { name: IconName; className?: string | undefined }) => {
  const look = DIRECTED.includes(name) ? 'points-on' : className;
  if (isLines(name)) return <LineIconShape path={lineIcons[name]} className={look} />;
  if (isInPage(name)) return <IconShape path={icons[name]} className={look} />;
  return (
    <IconFrame className={look}>
      <use href={`${signSprite}#${name}`} />
    </IconFrame>
  );
};
