type Position = { lat: number; lng: number };

/** OpenStreetMap: no advertising, and reveals only the clinic (decision 24). */
export const directionsTo = (position: Position | null, address: string): string =>
  position === null
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
    : `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${position.lat},${position.lng}`)}`;
