// Holds: product §8 alert-offers
import { inFull } from './duration';

describe('a duration', () => {
  it.each([
    ['fr', 270, '4 minutes 30 secondes'],
    ['fr', 60, '1 minute'],
    ['fr', 3_599, '59 minutes 59 secondes'],
    ['fr', 3_600, '1 heure'],
    ['fr', 7_199, '1 heure 59 minutes'],
    ['fr', 7_200, '2 heures'],
    ['en', 7_145, '1 hour 59 minutes'],
    ['en', 3_661, '1 hour 1 minute'],
    ['en', 121, '2 minutes 1 second'],
    ['en', 30, '30 seconds'],
  ] as const)(
    'a duration is heard in hours and minutes, and in seconds only below an hour (%s, %d s): %s',
    (lang, seconds, said) => {
      expect(inFull(lang, seconds).replace(/\u00A0/g, ' ')).toBe(said);
    },
  );
});
