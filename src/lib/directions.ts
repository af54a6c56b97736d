type Position = { lat: number; lng: number };

/**
 * How to get somewhere, on OpenStreetMap: a plain link to a map that nobody pays for with advertising, and that is told of
 * the clinic alone (decision 24). Without a position it looks the address up.
 */
export const directionsTo = (position: Position | null, address: string): string =>
  position === null
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
    : `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${position.lat},${position.lng}`)}`;
