import { render } from '@testing-library/react';
import { places, type Place } from '../../content/locations.ts';
import { site } from '../../content/site.ts';
import { WorldMap } from './WorldMap.tsx';

interface Drawn {
  x: number;
  y: number;
  radius: number;
}

/** In the units of a pin: WorldMap.module.scss makes a place 4 and an office 6 of them wide, with half a line around. */
const drawnIn = (svg: Element, unit: number): Drawn[] =>
  [...svg.querySelectorAll('g')].map((pin) => {
    const at = (name: string) => Number(pin.querySelector('circle')?.getAttribute(name));
    return { x: at('cx'), y: at('cy'), radius: (pin.hasAttribute('data-office') ? 6 : 4) * unit };
  });

const overlapping = (pins: readonly Drawn[]) =>
  pins.flatMap((one, at) =>
    pins
      .slice(at + 1)
      .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius),
  );

describe('the map (DRAW-6)', () => {
  const draw = (shown: readonly Place[] = places()) => {
    const { container } = render(<WorldMap places={shown} chosen={undefined} onChoose={() => undefined} />);
    const [world, nearby] = [...container.querySelectorAll('svg')];
    if (!world || !nearby) throw new Error('The map has no two parts');
    return { world, nearby };
  };

  it('lets no pin lie on another, in the world and in Europe', () => {
    const { world, nearby } = draw();
    const [large, small] = [drawnIn(world, 1), drawnIn(nearby, 0.5)];
    expect(overlapping(large)).toEqual([]);
    expect(overlapping(small)).toEqual([]);
    expect(large.length + small.length).toBe(places().length + 1);
  });

  it('names the offices, and no other place', () => {
    const { world } = draw();
    expect([...world.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
      site.offices.map(({ city }) => city.split(',')[0]),
    );
  });
});
