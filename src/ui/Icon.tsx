import { signSprite } from '../content/signSprite.ts';
import { icons, lineIcons, type SpriteIconName } from '../content/icons.ts';
import { IconFrame, IconShape, LineIconShape } from './IconShape.tsx';

export type IconName = keyof typeof icons | keyof typeof lineIcons | SpriteIconName;

/** Icons that point in the reading direction. */
const DIRECTED: readonly IconName[] = ['arrowRight'];

const isLines = (name: IconName): name is keyof typeof lineIcons => name in lineIcons;
const isInPage = (name: IconName): name is keyof typeof icons => name in icons;

/** An icon. Those visible at the first paint are inline; all others come from the sprite. */
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
