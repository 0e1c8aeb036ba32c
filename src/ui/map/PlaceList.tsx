import { locationTexts, type Place } from '../../content/locations.ts';
import { PageLink } from '../PageLink.tsx';
import * as styles from './PlaceList.module.scss';

interface PlaceListProps {
  places: readonly Place[];
  chosen: string | undefined;
  onChoose: (name: string | undefined) => void;
}

/** Places by name; an office leads to how to reach it. */
export const PlaceList = ({ places, chosen, onChoose }: PlaceListProps) => (
  <ul className={styles.placeList}>
    {places.map(({ name, isOffice }) => (
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- marks the pin; nothing to press
      <li
        key={name}
        className={name === chosen ? 'is-chosen' : undefined}
        data-office={isOffice || undefined}
        onPointerEnter={() => onChoose(name)}
        onPointerLeave={() => onChoose(undefined)}
        onFocus={() => onChoose(name)}
        onBlur={() => onChoose(undefined)}
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
);
