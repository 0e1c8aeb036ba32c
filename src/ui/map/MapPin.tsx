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

/** Dallas stands right above Austin: its name goes below it, as the other offices' cannot. */
const nameAt = ({ region }: Place): number => (region === 'northAmerica' ? 1 : -1);

/** A place on the map; an office has its name beside it. */
export const MapPin = ({ place, chosen, onChoose }: MapPinProps) => {
  const { name, longitude, latitude, isOffice } = place;
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
        <text className={styles.mapName} x={x} y={y} dy={nameAt(place) < 0 ? '-.7em' : '1.4em'}>
          {name.split(',')[0]}
        </text>
      )}
    </g>
  );
};
