import { useState, type ReactNode } from 'react';
import { locationTexts, listPlaces, regions } from '../../content/locations.ts';
import { PageLink } from '../PageLink.tsx';
import { WorldMap } from './WorldMap.tsx';
import * as styles from './MapWithPlaces.module.scss';

interface MapWithPlacesProps {
  /** `beside`: a narrow list next to the map; `below`: three columns under a large map. */
  list: 'beside' | 'below';
  children?: ReactNode;
}

/** The map and a list of all places by region. Pointing at one highlights the other. An office links to its contact. */
export const MapWithPlaces = ({ list, children }: MapWithPlacesProps) => {
  const [highlighted, setHighlighted] = useState<string>();
  const allPlaces = listPlaces();
  return (
    <div className={styles.mapWithPlaces} data-list={list}>
      <WorldMap places={allPlaces} highlighted={highlighted} onHighlight={setHighlighted} />
      <div>
        <div className={styles.regions}>
          {regions.map((region) => (
            <div key={region}>
              <h3>{locationTexts[region]}</h3>
              <ul className={styles.placeList}>
                {allPlaces
                  .filter((place) => place.region === region)
                  .map(({ name, isOffice }) => (
                    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- highlights the pin only
                    <li
                      key={name}
                      className={name === highlighted ? 'is-highlighted' : undefined}
                      data-office={isOffice || undefined}
                      onPointerEnter={() => setHighlighted(name)}
                      onPointerLeave={() => setHighlighted(undefined)}
                      onFocus={() => setHighlighted(name)}
                      onBlur={() => setHighlighted(undefined)}
                    >
                      {isOffice ? (
                        <>
                          <PageLink page="contactUs">{name}</PageLink> <span>{locationTexts.office}</span>
                        </>
                      ) : (
                        name
                      )}
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
};
