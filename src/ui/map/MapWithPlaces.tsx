import { useState, type ReactNode } from 'react';
import { locationTexts, places, regions } from '../../content/locations.ts';
import { PlaceList } from './PlaceList.tsx';
import { WorldMap } from './WorldMap.tsx';
import * as styles from './MapWithPlaces.module.scss';

interface MapWithPlacesProps {
  /** `beside`: a narrow list at the map's side; `below`: three columns under a large map. */
  list: 'beside' | 'below';
  children?: ReactNode;
}

/** The map and, by region, every place on it; pointing at one marks the other. */
export const MapWithPlaces = ({ list, children }: MapWithPlacesProps) => {
  const [chosen, setChosen] = useState<string>();
  const all = places();
  return (
    <div className={styles.mapWithPlaces} data-list={list}>
      <WorldMap places={all} chosen={chosen} onChoose={setChosen} />
      <div>
        <div className={styles.regions}>
          {regions.map((region) => (
            <div key={region}>
              <h3>{locationTexts[region]}</h3>
              <PlaceList
                places={all.filter((place) => place.region === region)}
                chosen={chosen}
                onChoose={setChosen}
              />
            </div>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
};
