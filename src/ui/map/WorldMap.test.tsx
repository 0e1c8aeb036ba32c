import { render } from '@testing-library/react';
import { isOnEuropeMap, isOnWorldMap, listPlaces } from '../../content/locations.ts';
import { site } from '../../content/site.ts';
import { WorldMap } from './WorldMap.tsx';

it('names the offices on the map and places in Europe beside it, and responds to the pointer at every place', () => {
  const { container } = render(
    <WorldMap places={listPlaces()} highlighted={undefined} onHighlight={() => undefined} />,
  );
  const [, world, europe] = [...container.querySelectorAll('svg')];
  expect([...(world?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)).toEqual(
    site.offices.map(({ city }) => city.split(',')[0]),
  );
  expect([...(europe?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent).sort()).toEqual(
    listPlaces()
      .filter(isOnEuropeMap)
      .map(({ name }) => name.split(',')[0])
      .sort(),
  );
  const onBothMaps = listPlaces().filter((place) => isOnEuropeMap(place) && isOnWorldMap(place));
  expect(container.querySelectorAll('circle')).toHaveLength(listPlaces().length + onBothMaps.length);
});
