import type { Place } from '../../content/locations.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { naturalEarth } from '../../lib/naturalEarth.ts';
import * as styles from './WorldMap.module.scss';

export interface MapPinProps {
  place: Place;
  /** The name of the place whose pin stands out. */
  chosen: string | undefined;
  onChoose: (name: string | undefined) => void;
}

/** A place on the map; an office has its name beside it. */
export const MapPin = ({ place, chosen, onChoose }: MapPinProps) => {
  const { name, region, longitude, latitude, isOffice } = place;
  const [x, y] = naturalEarth(longitude, latitude);
  return (
    <g
      className={joinClasses(styles.mapPlace, name === chosen && 'is-chosen')}
      data-office={isOffice || undefined}
      onPointerEnter={() => onChoose(name)}
      onPointerLeave={() => onChoose(undefined)}
    >
      <circle className={styles.mapPin} cx={x} cy={y} />
      {isOffice && (
        <text className={styles.mapName} data-region={region} x={x} y={y}>
          {name.split(',')[0]}
        </text>
      )}
    </g>
  );
};
