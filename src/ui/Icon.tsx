import { icons, type IconName } from './icons.ts';
import { IconShape } from './IconShape.tsx';

/** Signs that point where reading goes on, and turn with its direction. */
const DIRECTED: readonly IconName[] = ['arrowRight'];

/** A sign that many pages draw. */
export const Icon = ({ name, className }: { name: IconName; className?: string | undefined }) => (
  <IconShape path={icons[name]} className={DIRECTED.includes(name) ? 'points-on' : className} />
);
