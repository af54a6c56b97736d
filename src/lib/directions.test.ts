// Holds: product §4 visit-page
import { directionsTo } from './directions';

describe('the way to a clinic', () => {
  it('the directions link leads to the clinic’s position and reveals nothing about the person', () => {
    expect(directionsTo({ lat: 45.51, lng: -73.57 }, '1, rue Essai')).toBe(
      'https://www.openstreetmap.org/directions?to=45.51%2C-73.57',
    );
  });

  it('the directions link leads to the clinic’s address when the position is unknown', () => {
    expect(directionsTo(null, '1, rue de l’Église, Québec')).toBe(
      'https://www.openstreetmap.org/search?query=1%2C%20rue%20de%20l%E2%80%99%C3%89glise%2C%20Qu%C3%A9bec',
    );
  });
});
