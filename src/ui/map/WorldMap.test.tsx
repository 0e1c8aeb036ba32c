import { render } from '@testing-library/react';
import { places } from '../../content/locations.ts';
import { site } from '../../content/site.ts';
import { WorldMap } from './WorldMap.tsx';

it('names the offices on the map, their neighbours in Europe beside it, and answers at every place', () => {
  const { container } = render(<WorldMap places={places()} chosen={undefined} onChoose={() => undefined} />);
  const [, world, nearby] = [...container.querySelectorAll('svg')];
  expect([...(world?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)).toEqual(
    site.offices.map(({ city }) => city.split(',')[0]),
  );
  // London's name stands on both: one is found again in the other.
  expect([...(nearby?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent).sort()).toEqual([
    'Amsterdam',
    'Dublin',
    'Frankfurt',
    'London',
    'Manchester',
  ]);
  // London stands in both.
  expect(container.querySelectorAll('circle')).toHaveLength(places().length + 1);
});

it('lets the place that is chosen stand out', () => {
  const { container } = render(<WorldMap places={places()} chosen="Dublin" onChoose={() => undefined} />);
  expect(container.querySelectorAll('.is-chosen')).toHaveLength(1);
});
