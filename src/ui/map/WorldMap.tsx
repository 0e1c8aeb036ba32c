import { locationTexts, type Place } from '../../content/locations.ts';
import { EUROPE, MAP } from '../../lib/naturalEarth.ts';
import { MapPin, type MapPinProps } from './MapPin.tsx';
import * as styles from './WorldMap.module.scss';

interface WorldMapProps extends Omit<MapPinProps, 'place'> {
  places: readonly Place[];
}

const lazy = { loading: 'lazy', decoding: 'async' } as const;

/**
 * Land as dots, places as pins, Europe again and larger where its pins would lie on one another. It shows nothing that
 * the list beside it does not say, hence hidden from readers (docs/requirements.md, DRAW-6).
 */
export const WorldMap = ({ places, ...choice }: WorldMapProps) => {
  const pins = (shown: (place: Place) => boolean) =>
    places.filter(shown).map((place) => <MapPin key={place.name} place={place} {...choice} />);
  return (
    <div className={styles.worldMap} aria-hidden="true">
      <div className={styles.globe}>
        <img alt="" src={locationTexts.map} width={MAP.width} height={MAP.height} {...lazy} />
        <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`}>
          {pins(({ region, isOffice }) => isOffice || region !== 'europe')}
        </svg>
      </div>
      <div className={styles.nearby}>
        <img alt="" src={locationTexts.nearby} width={EUROPE.width} height={EUROPE.height} {...lazy} />
        <svg viewBox={`${EUROPE.x} ${EUROPE.y} ${EUROPE.width} ${EUROPE.height}`}>
          {pins(({ region }) => region === 'europe')}
        </svg>
      </div>
    </div>
  );
};
