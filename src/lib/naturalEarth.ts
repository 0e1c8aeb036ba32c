/**
 * Size of the map's viewBox. It shows the land from Alaska to New Zealand, without Antarctica and most of the Pacific.
 */
export const MAP = { width: 1000, height: 500 } as const;

/** The part of the map with Britain, Ireland and the opposite coast, in viewBox units. */
export const EUROPE = { x: 447, y: 93, width: 52, height: 30 } as const;

const SCALE = 202;
const CENTRE = { x: 470, y: 293 } as const;

/**
 * Natural Earth projection (Patterson; polynomials by Šavrič), from degrees to viewBox units, for the land and the pins.
 * d3-geo has the same formula but would be larger.
 */
export const naturalEarth = (longitude: number, latitude: number): [x: number, y: number] => {
  const lambda = (longitude * Math.PI) / 180;
  const phi = (latitude * Math.PI) / 180;
  const phi2 = phi * phi;
  const phi4 = phi2 * phi2;
  const x =
    lambda * (0.8707 - 0.131979 * phi2 + phi4 * (-0.013791 + phi4 * (0.003971 * phi2 - 0.001529 * phi4)));
  const y = phi * (1.007226 + phi2 * (0.015085 + phi4 * (-0.044475 + 0.028874 * phi2 - 0.005916 * phi4)));
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(CENTRE.x + x * SCALE), round(CENTRE.y - y * SCALE)];
};
