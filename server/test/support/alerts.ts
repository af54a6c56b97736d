import type { TestContext } from 'node:test';

import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';
import type { Deps } from '../../src/http/deps.ts';
import type { Job } from '../../src/jobs/job.ts';
import { passOnSlotsJob } from '../../src/jobs/passOnSlots.ts';
import { tellOffersJob } from '../../src/jobs/tellOffers.ts';
import { bookingStage, type Patient, type Stage } from './booking.ts';
import { addClinic, addSlot } from './network.ts';
import type { TestAppOptions } from './testApp.ts';

/** A zone whose clocks show that hour now: what happens by day and by night can be tried at any time. */
export const zoneShowing = (hour: number): string => {
  const offset = ((((hour - new Date().getUTCHours()) % 24) + 36) % 24) - 12;
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
};

/** The slot that is being offered to somebody now, if any. */
export const offeredTo = async (who: Patient): Promise<string | undefined> =>
  (await who.alerts()).body.alerts.find(({ state }) => state === 'offered')?.offer?.space.spaceId;

const jobDeps = (deps: Deps) => ({ ...deps, log: { warn: () => undefined, error: () => undefined } });

/** Takes turns at a job until there is nothing left to do. */
export const finish = async (job: Job, deps: Deps): Promise<void> => {
  while ((await job.turn(jobDeps(deps), new AbortController().signal)) > 0);
};

/** What the server does by itself, until there is nothing left to do. */
export const settle = async (deps: Deps): Promise<void> => {
  await finish(passOnSlotsJob, deps);
  await finish(tellOffersJob, deps);
};

/** Time passes for offers and holds: they end so much sooner. */
export const offersAge = async (db: Kysely<Tables>, minutes: number): Promise<void> => {
  const time = sql`${minutes} * interval '1 minute'`;
  await sql`update holds set expires_at = expires_at - ${time}`.execute(db);
  await sql`update alert_offers set expires_at = expires_at - ${time}, offered_at = offered_at - ${time} where outcome is null`.execute(
    db,
  );
};

export type AlertStage = Stage & {
  clinicId: string;
  /** A slot tomorrow that somebody has: it is free when that person cancels. */
  takenSlot: (start?: number) => Promise<{ spaceId: string; cancel: () => Promise<void> }>;
};

/** A clinic at noon, and people who wait for its slots. */
export const alertStage = async (t: TestContext, options: TestAppOptions = {}): Promise<AlertStage> => {
  const stage = await bookingStage(t, options);
  const clinicId = await addClinic(stage.db, { time_zone: zoneShowing(12) });
  const takenSlot = async (start = 26) => {
    const [holder, spaceId] = [await stage.patient(), await addSlot(stage.db, { clinicId, start })];
    const { reservationId } = (await holder.reserve(spaceId)).body;
    return {
      spaceId,
      cancel: async () => {
        const { status, raw } = await holder.cancel({ clinicId, reservationId });
        if (status !== 200) throw new Error(raw);
      },
    };
  };
  return { ...stage, clinicId, takenSlot };
};

/** Two people wait for any slot, in this order; the third does not. Then somebody cancels theirs. */
export const waitInLine = async ({ patients, takenSlot }: AlertStage) => {
  const [first, second, other] = await patients(3);
  if (first === undefined || second === undefined || other === undefined) throw new Error('Nobody was signed in.');
  await first.watch();
  await second.watch();
  const { spaceId, cancel } = await takenSlot();
  await cancel();
  return { first, second, other, spaceId };
};
