import type { Place } from '../../content/locations.ts';
import { naturalEarth } from '../../lib/naturalEarth.ts';

export interface MapPinProps {
  place: Place;
  /** The name of the place whose pin stands out. */
  chosen: string | undefined;
  onChoose: (name: string | undefined) => void;
}

/** Where a pin of the picture can be pointed at, and stands out. */
export const MapPin = ({ place, chosen, onChoose }: MapPinProps) => {
  const { name, longitude, latitude } = place;
  const [x, y] = naturalEarth(longitude, latitude);
  return (
    <circle
      className={name === chosen ? 'is-chosen' : undefined}
      cx={x}
      cy={y}
      onPointerEnter={() => onChoose(name)}
      onPointerLeave={() => onChoose(undefined)}
    />
  );
};
