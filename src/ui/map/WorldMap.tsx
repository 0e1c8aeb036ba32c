import { locationTexts, isOnEuropeMap, isOnWorldMap, type Place } from '../../content/locations.ts';
import { EUROPE, MAP, naturalEarth } from '../../lib/naturalEarth.ts';
import { useIsHydrated } from '../useIsHydrated.ts';
import * as styles from './WorldMap.module.scss';

interface WorldMapProps {
  places: readonly Place[];
  /** Name of the highlighted place. */
  highlighted: string | undefined;
  onHighlight: (name: string | undefined) => void;
}

interface Pin {
  place: Place;
  position: [x: number, y: number];
}

const toPin = (place: Place): Pin => ({ place, position: naturalEarth(place.longitude, place.latitude) });

/** Lines without length: their round caps are the pins. */
const drawPins = (pins: readonly Pin[]): string =>
  pins.map(({ position: [x, y] }) => `M${x} ${y}h0`).join('');

/** How high the arcs of the handover rise above the northern office. */
const ARC_HEIGHT = 70;

const drawHandover = (offices: readonly Pin[]): string =>
  offices
    .slice(1)
    .map(({ position: [x, y] }, index) => {
      const [fromX, fromY] = offices[index]?.position ?? [x, y];
      return `M${fromX} ${fromY}Q${(fromX + x) / 2} ${Math.min(fromY, y) - ARC_HEIGHT} ${x} ${y}`;
    })
    .join('');

interface LayerProps extends WorldMapProps {
  viewBox: string;
  /** The places whose names are shown on the map. */
  isNamed: (place: Place) => boolean;
  hasHandover?: boolean;
}

/** Over a picture of the map: names, the handover, and pins that respond to the pointer. */
const Layer = ({ places, viewBox, isNamed, hasHandover = false, highlighted, onHighlight }: LayerProps) => {
  const isHydrated = useIsHydrated();
  const pins = places.map(toPin);
  const offices = pins
    .filter(({ place }) => place.isOffice)
    .sort((one, other) => other.place.longitude - one.place.longitude);
  const delivery = pins.filter(({ place }) => !place.isOffice);
  return (
    <svg viewBox={viewBox}>
      {hasHandover && <path className={styles.handover} d={drawHandover(offices)} />}
      <path className={styles.pins} d={drawPins(delivery)} />
      <path className={styles.offices} d={drawPins(offices)} />
      <path className={styles.officePins} d={drawPins(offices)} />
      {isHydrated &&
        pins.map(({ place: { name }, position: [x, y] }) => (
          <circle
            key={name}
            className={name === highlighted ? 'is-highlighted' : undefined}
            cx={x}
            cy={y}
            onPointerEnter={() => onHighlight(name)}
            onPointerLeave={() => onHighlight(undefined)}
          />
        ))}
      {pins
        .filter(({ place }) => isNamed(place))
        .map(({ place: { name }, position: [x, y] }) => (
          <text key={name} x={x} y={y}>
            {name.split(',')[0]}
          </text>
        ))}
    </svg>
  );
};

/**
 * Land as dots, places as pins, the handover as arcs, and an inset of Europe, where the pins would overlap. Hidden from
 * screen readers, because the list beside it says the same.
 */
export const WorldMap = ({ places, ...highlight }: WorldMapProps) => (
  <div className={styles.worldMap} aria-hidden="true">
    <div className={styles.globe}>
      <img alt="" src={locationTexts.map} width={MAP.width} height={MAP.height} loading="lazy" />
      <svg className={styles.leader} viewBox={`0 0 ${MAP.width} ${MAP.height}`}>
        <path d="M447 93h52v30h-52z" />
        <path d="m499 123 240 240" />
        <path d="M447 123 100 500m399-377 434 377" />
      </svg>
      <Layer
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        places={places.filter(isOnWorldMap)}
        isNamed={({ isOffice }) => isOffice}
        hasHandover
        {...highlight}
      />
    </div>
    <div className={styles.europe}>
      <img alt="" src={locationTexts.europeMap} width={EUROPE.width} height={EUROPE.height} loading="lazy" />
      <Layer
        viewBox={`${EUROPE.x} ${EUROPE.y} ${EUROPE.width} ${EUROPE.height}`}
        places={places.filter(isOnEuropeMap)}
        isNamed={() => true}
        {...highlight}
      />
    </div>
  </div>
);
