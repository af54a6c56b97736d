import type { Suggestion } from '../../../contract/appointments.ts';
import { anySlot } from './searchChoice';
import { suggestedChoice } from './suggestions';

const choice = { ...anySlot, near: 'H2X', radiusKm: 10, from: '2026-11-20', to: '2026-11-20', clinicIds: ['c'] };

describe('a suggestion of the server', () => {
  it.each<[Suggestion, object]>([
    [
      { kind: 'wider', radiusKm: 50, found: 3 },
      { ...choice, radiusKm: 50 },
    ],
    [
      { kind: 'later', from: '2026-11-21', to: '2026-12-05', found: 9 },
      { ...choice, from: '2026-11-21', to: '2026-12-05' },
    ],
    [
      { kind: 'anyClinic', found: 12 },
      { ...choice, clinicIds: [] },
    ],
  ])('the server’s suggestion %o changes what it names and nothing else', (suggestion, expected) => {
    expect(suggestedChoice(choice, suggestion)).toEqual(expected);
  });
});
