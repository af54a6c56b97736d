import { join } from 'node:path';
import type { TestContext } from 'node:test';

import type { SourceMode } from '../../../contract/feeds.ts';
import { importSlots } from '../../src/feeds/slots/importSlots.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { clinicOn } from '../support/clinic.ts';
import { publicationFolder, publishedSlot, type Published } from './publicationFolder.ts';

export const nine = publishedSlot('09:00-09:30');
export const ten = publishedSlot('10:00-10:30');
export const busy = (slot: object) => ({ ...slot, status: 'busy' });

const present = new Date('2027-06-01T12:00:00Z');

/** A network that is fed by a publication, and who imports it. */
export const fedStage = async (t: TestContext, mode: SourceMode = 'entrusted') => {
  const stage = await bookingStage(t, { env: { MAX_UPCOMING: '20' } });
  const { db, deps } = stage;
  const { folder, publish } = publicationFolder(t);
  const reportPath = join(folder, 'report.ndjson');
  const isFirst = async () => (await db.selectFrom('sources').select('id').execute()).length === 0;
  const run = async (published: Published) =>
    importSlots(db, publish(published), {
      ...{ reportPath, givenZone: null, clock: () => present, evenSo: true },
      ...((await isFirst()) ? { newMode: mode } : {}),
    });
  const slots = () => db.selectFrom('slots').selectAll().orderBy('starts_at').orderBy('source_key').execute();
  const statuses = async () => (await slots()).map(({ status }) => status);
  const conflicts = () => db.selectFrom('feed_conflicts').selectAll().orderBy('found_at').orderBy('id').execute();
  const endings = async () => (await conflicts()).map(({ settled_by: by }) => by ?? 'open');
  const book = async (who: Patient, slotId: string) => {
    const { status, body, raw } = await who.reserve(slotId, { raisonVisite: 'vaccination' });
    if (status !== 201) throw new Error(raw);
    return body;
  };
  return { ...stage, run, slots, statuses, conflicts, endings, book, clinic: clinicOn(deps) };
};

/** Two slots are published; one person booked the first. */
export const conflictStage = async (t: TestContext) => {
  const stage = await fedStage(t);
  await stage.run({ slots: [nine, ten] });
  const [first = '', second = ''] = (await stage.slots()).map(({ id }) => id);
  const me = await stage.patient();
  const appointment = await stage.book(me, first);
  const { clinicId, reservationId } = appointment;
  const cancel = () => me.cancel({ clinicId, reservationId });
  const listed = async (...clinic: string[]) => {
    const lines = await stage.clinic.type('conflicts', ...clinic);
    return lines === 'There are no conflicts.' ? [] : lines.split('\n');
  };
  return { ...stage, first, second, me, appointment, cancel, listed };
};
