import assert from 'node:assert/strict';

import type { Patient } from './booking.ts';

/**
 * What one writer knows of one slot: what was sent, what was answered. `asked` and `asked to cancel` stay when no
 * answer came: then it may have happened or not.
 */
export type Entry =
  | { slotId: string; state: 'asked' | 'refused' }
  | { slotId: string; state: 'booked' | 'asked to cancel' | 'cancelled'; reservationId: string; reference: string };

/** How appointments may stand after a restart, by what was known before. */
const mayStand: Record<Entry['state'], readonly string[]> = {
  asked: ['none', 'booked'],
  refused: ['none'],
  booked: ['booked'],
  'asked to cancel': ['booked', 'cancelled'],
  cancelled: ['cancelled'],
};

type Writing = { who: Patient; clinicId: string; slotOf: (n: number) => string; most: number };

/**
 * Books one slot after the other, and cancels every second appointment, until the server dies. Writes down each step
 * before and after.
 */
export const write = async ({ who, clinicId, slotOf, most }: Writing, entries: Entry[]): Promise<void> => {
  for (let n = 0; n < most; n += 1) {
    const slotId = slotOf(n);
    entries.push({ slotId, state: 'asked' });
    try {
      const {
        status,
        body: { reservationId, reference },
      } = await who.reserve(slotId, {}, { 'idempotency-key': slotId });
      const known = { slotId, reservationId, reference };
      entries[n] = status === 201 ? { ...known, state: 'booked' } : { slotId, state: 'refused' };
      if (status !== 201 || n % 2 === 0) continue;
      entries[n] = { ...known, state: 'asked to cancel' };
      const cancelled = await who.cancel({ clinicId, reservationId });
      entries[n] = { ...known, state: cancelled.status === 200 ? 'cancelled' : 'booked' };
    } catch (error) {
      if (error instanceof TypeError) return; // no answer: the server is dead
      throw error;
    }
  }
};

/**
 * Compares what a writer was told with what stands now. @throws when anything acknowledged is lost, or anything is
 * there twice
 */
export const assertKept = async (who: Patient, entries: readonly Entry[]): Promise<void> => {
  const { status, body, raw } = await who.history();
  assert.equal(status, 200, raw);
  const appointments = [...body.upcoming, ...body.past];
  assert.equal(new Set(appointments.map(({ spaceId }) => spaceId)).size, appointments.length, 'a place stands twice');
  for (const entry of entries) {
    const appointment = appointments.find(({ spaceId }) => spaceId === entry.slotId);
    const stands = appointment?.status ?? 'none';
    assert.ok(mayStand[entry.state].includes(stands), `${entry.state} before, ${stands} after the restart`);
    if ('reference' in entry)
      assert.deepEqual([appointment?.reservationId, appointment?.reference], [entry.reservationId, entry.reference]);
  }
};
