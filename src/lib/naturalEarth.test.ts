import { geoNaturalEarth1 } from 'd3-geo';
import { MAP, mapFrame, naturalEarth } from './naturalEarth.ts';

describe('the map projection', () => {
  const reference = geoNaturalEarth1().scale(mapFrame.scale).translate(mapFrame.translate);

  it.each([
    ['Austin', -97.74, 30.27],
    ['London', -0.13, 51.51],
    ['Sydney', 151.21, -33.87],
    ['Reykjavík', -21.9, 64.15],
  ])('puts %s where d3-geo does, inside the frame', (_, longitude, latitude) => {
    const [x, y] = naturalEarth(longitude, latitude);
    const [wantedX, wantedY] = reference([longitude, latitude]) ?? [];
    expect(x).toBeCloseTo(wantedX ?? Number.NaN, 0);
    expect(y).toBeCloseTo(wantedY ?? Number.NaN, 0);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP.height);
  });
});
