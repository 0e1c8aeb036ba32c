/** Half the height and width of the map's section, in degrees: some streets around the office. */
const REACH = { latitude: 0.006, longitude: 0.012 } as const;

export interface MapPoint {
  latitude: number;
  longitude: number;
}

const written = (degrees: number): string => degrees.toFixed(5);

/** The address of a map around a place: the setting with its {lat}, {lon}, {west}, {south}, {east}, {north} filled in. */
export const mapAddress = (pattern: string, { latitude, longitude }: MapPoint): string => {
  const values: Readonly<Record<string, number>> = {
    lat: latitude,
    lon: longitude,
    west: longitude - REACH.longitude,
    south: latitude - REACH.latitude,
    east: longitude + REACH.longitude,
    north: latitude + REACH.latitude,
  };
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) =>
    values[name] === undefined ? whole : written(values[name]),
  );
};
