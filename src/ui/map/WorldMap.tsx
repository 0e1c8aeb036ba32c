import { locationTexts, standsInEurope, standsInWorld, type Place } from '../../content/locations.ts';
import { EUROPE, MAP } from '../../lib/naturalEarth.ts';
import { MapLayer } from './MapLayer.tsx';
import type { MapPinProps } from './MapPin.tsx';
import * as styles from './WorldMap.module.scss';

interface WorldMapProps extends Omit<MapPinProps, 'place'> {
  places: readonly Place[];
}

/**
 * Land as dots, places as pins, Europe again and larger where its pins would lie on one another. It shows nothing that
 * the list beside it does not say, hence hidden from readers (docs/requirements.md, DRAW-6).
 */
export const WorldMap = ({ places, ...choice }: WorldMapProps) => (
  <div className={styles.worldMap} aria-hidden="true">
    <div className={styles.globe}>
      <img alt="" src={locationTexts.map} width={MAP.width} height={MAP.height} loading="lazy" />
      <MapLayer
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        places={places.filter(standsInWorld)}
        isNamed={({ isOffice }) => isOffice}
        {...choice}
      />
    </div>
    <div className={styles.nearby}>
      <img alt="" src={locationTexts.nearby} width={EUROPE.width} height={EUROPE.height} loading="lazy" />
      <MapLayer
        viewBox={`${EUROPE.x} ${EUROPE.y} ${EUROPE.width} ${EUROPE.height}`}
        places={places.filter(standsInEurope)}
        isNamed={() => true}
        {...choice}
      />
    </div>
  </div>
);
