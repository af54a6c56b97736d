// Holds: product §8 search-order, product §8 zones
import type { Slot } from '../../../contract/appointments.ts';
import { groupSlots } from './groupSlots';

const slot = (spaceId: string, start: string, over: Partial<Slot> = {}): Slot => ({
  spaceId,
  clinicId: 'A',
  profId: 'p',
  perName: 'Sans rendez-vous',
  careType: 'walk-in',
  mode: 'in-person',
  languages: ['fr'],
  start,
  timeZone: 'America/Toronto',
  durationMinutes: 15,
  held: null,
  ...over,
});

const outline = (slots: Slot[], sort: 'soonest' | 'nearest') =>
  groupSlots(slots, sort).map(({ key, clinicDays }) => [
    key,
    clinicDays.map(({ date, clinicId, offers }) => [
      date,
      clinicId,
      offers.map((offer) => offer.spaces.map((one) => one.spaceId)),
    ]),
  ]);

describe('the slots of a search', () => {
  const nine = slot('1', '2026-11-20T09:00:00-05:00');
  const ten = slot('2', '2026-11-20T10:00:00-05:00', { clinicId: 'B' });
  const eleven = slot('3', '2026-11-20T11:00:00-05:00');
  const monday = slot('4', '2026-11-23T09:00:00-05:00', { clinicId: 'B' });

  it('the search results group slots by day, then by clinic, when the soonest come first', () => {
    expect(outline([nine, ten, eleven, monday], 'soonest')).toEqual([
      [
        '2026-11-20',
        [
          ['2026-11-20', 'A', [['1', '3']]],
          ['2026-11-20', 'B', [['2']]],
        ],
      ],
      ['2026-11-23', [['2026-11-23', 'B', [['4']]]]],
    ]);
  });

  it('the search results group slots by clinic, then by day, when the nearest come first', () => {
    expect(outline([nine, eleven, ten, monday], 'nearest')).toEqual([
      ['A', [['2026-11-20', 'A', [['1', '3']]]]],
      [
        'B',
        [
          ['2026-11-20', 'B', [['2']]],
          ['2026-11-23', 'B', [['4']]],
        ],
      ],
    ]);
  });

  it('the search results list a slot on the day of the clinic’s own calendar', () => {
    const lateInToronto = slot('5', '2026-11-20T23:30:00-05:00');
    const sameInstantOnTheIslands = slot('6', '2026-11-21T00:30:00-04:00', {
      clinicId: 'C',
      timeZone: 'America/Halifax',
    });
    expect(outline([lateInToronto, sameInstantOnTheIslands], 'soonest').map(([key]) => key)).toEqual([
      '2026-11-20',
      '2026-11-21',
    ]);
  });

  it('the search results separate slots within a clinic when another professional or service offers them', () => {
    const otherService = slot('7', '2026-11-20T09:30:00-05:00', { perName: 'Suivi' });
    const otherPerson = slot('8', '2026-11-20T09:45:00-05:00', { profId: 'q' });
    expect(outline([nine, otherService, otherPerson, eleven], 'soonest')).toEqual([
      ['2026-11-20', [['2026-11-20', 'A', [['1', '3'], ['7'], ['8']]]]],
    ]);
  });

  it('the search results show the mode once when all slots of an offer share it, else on each slot', () => {
    const modes = (slots: Slot[]) =>
      groupSlots(slots, 'soonest').flatMap(({ clinicDays }) =>
        clinicDays.flatMap(({ offers }) => offers.map(({ mode }) => mode)),
      );
    expect(modes([nine, eleven])).toEqual(['in-person']);
    expect(modes([nine, { ...eleven, mode: 'phone' }])).toEqual([null]);
  });

  it('the search results have no heading when there are no slots', () => {
    expect(groupSlots([], 'soonest')).toEqual([]);
  });
});
