import { locationTexts, type Place } from '../../content/locations.ts';
import { MAP, naturalEarth } from '../../lib/naturalEarth.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './WorldMap.module.scss';

interface WorldMapProps {
  places: readonly Place[];
  /** The place whose pin stands out. */
  chosen: string | undefined;
  onChoose: (name: string | undefined) => void;
}

const Pin = ({ place: { longitude, latitude, isOffice } }: { place: Place }) => {
  const [x, y] = naturalEarth(longitude, latitude);
  return <circle className={styles.mapPin} cx={x} cy={y} r={isOffice ? 6.5 : 4.5} />;
};

/** Land as dots, places as pins. It shows nothing that the list beside it does not say, hence hidden from readers. */
export const WorldMap = ({ places, chosen, onChoose }: WorldMapProps) => (
  <div className={styles.worldMap} aria-hidden="true">
    <img
      src={locationTexts.map}
      width={MAP.width}
      height={MAP.height}
      alt=""
      loading="lazy"
      decoding="async"
    />
    <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`}>
      {places.map((place) => (
        <g
          key={place.name}
          className={joinClasses(styles.mapPlace, place.name === chosen && 'is-chosen')}
          data-office={place.isOffice || undefined}
          onPointerEnter={() => onChoose(place.name)}
          onPointerLeave={() => onChoose(undefined)}
        >
          <Pin place={place} />
        </g>
      ))}
    </svg>
  </div>
);
