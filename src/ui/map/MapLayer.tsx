import type { Place } from '../../content/locations.ts';
import { naturalEarth } from '../../lib/naturalEarth.ts';
import { useIsHydrated } from '../useIsHydrated.ts';
import { MapPin, type MapPinProps } from './MapPin.tsx';

interface MapLayerProps extends Omit<MapPinProps, 'place'> {
  places: readonly Place[];
  viewBox: string;
  /** Whose names stand on the map. */
  isNamed: (place: Place) => boolean;
}

/** Over a picture of the map: names, and what answers to a pointer once a script runs. */
export const MapLayer = ({ places, viewBox, isNamed, ...choice }: MapLayerProps) => {
  const isHydrated = useIsHydrated();
  return (
    <svg viewBox={viewBox}>
      {isHydrated && places.map((place) => <MapPin key={place.name} place={place} {...choice} />)}
      {places.filter(isNamed).map(({ name, longitude, latitude }) => {
        const [x, y] = naturalEarth(longitude, latitude);
        return (
          <text key={name} x={x} y={y}>
            {name.split(',')[0]}
          </text>
        );
      })}
    </svg>
  );
};
