import { icons, type IconName } from './icons.ts';
import { IconShape } from './IconShape.tsx';

/** A sign that many pages draw. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <IconShape path={icons[name]} className={className} />
);
