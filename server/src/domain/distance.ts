/** Degrees, WGS 84. */
export type Position = { latitude: number; longitude: number };

export const earthRadiusKm = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** On a sphere (within 0.5 %). */
export const kilometresBetween = (from: Position, to: Position): number => {
  const [north, east] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
};

export const metresBetween = (from: Position, to: Position): number => Math.round(kilometresBetween(from, to) * 1_000);

export const metresWithin = (radiusKm: number): number => Math.floor(radiusKm * 1_000);
