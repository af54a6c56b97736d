import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';

import { sql } from 'kysely';

import { newsKinds, type NewsKind } from '../../../contract/catalogues.ts';
import { quebecZone } from '../../../contract/quebec.ts';
import { dateIn, instantsShowing } from '../../src/domain/zonedTime.ts';
import type { Deps } from '../../src/http/deps.ts';
import type { PushDeps } from '../../src/pushes/pushDeps.ts';
import { sendDuePushes } from '../../src/pushes/sendPushes.ts';
import { alertStage, settle } from './alerts.ts';
import type { Patient } from './booking.ts';
import { clinicOn } from './clinic.ts';
import { newDevice, startPushService } from './pushService.ts';
import type { TestAppOptions } from './testApp.ts';

const pushDeps = (deps: Deps, lines: object[] = []): PushDeps => ({
  db: deps.db,
  vault: deps.vault,
  config: deps.config,
  pushes: deps.pushes,
  clock: deps.clock,
  log: { warn: (fields) => void lines.push(fields), error: (fields) => void lines.push(fields) },
});

/** Today, when the clocks of Québec show that hour. */
export const todayAt = (hour: number): Date => {
  const [instant] = instantsShowing(
    `${dateIn(new Date(), quebecZone)}T${String(hour).padStart(2, '0')}:00`,
    quebecZone,
  );
  assert.ok(instant);
  return instant;
};

/** One at a time: beside each other they would arrive in any order. */
export const sendPushes = async (deps: Deps, lines: object[] = []): Promise<void> => {
  while ((await sendDuePushes(pushDeps(deps, lines), new AbortController().signal, 1)) > 0);
};

/** As if what waits had been queued, and were due, some seconds ago. */
export const pushesWait = async ({ db }: Pick<Deps, 'db'>, seconds: number): Promise<void> => {
  await sql`
    update push_outbox set created_at = created_at - ${seconds} * interval '1 second', next_attempt_at = now()
    where sent_at is null and abandoned_at is null
  `.execute(db);
};

/** A push service of our own, a device that subscribes to it, and what makes news. */
export const pushStage = async (t: TestContext, options: TestAppOptions = {}) => {
  const service = await startPushService(t);
  const stage = await alertStage(t, { ...options, env: { PUSH_HOSTS: service.host, ...options.env } });
  const { db, deps } = stage;
  const device = newDevice(service, 'abc');
  const subscribe = async (who: Patient, kinds: readonly NewsKind[] = newsKinds, on = device): Promise<void> => {
    const { status, raw } = await who.send('POST', 'user/pushes', on.subscription);
    assert.equal(status, 200, raw);
    assert.equal((await who.send('PUT', 'user/pushes', { kinds })).status, 200);
  };
  const freed = async (hours: number): Promise<string> => {
    const { spaceId, cancel } = await stage.takenSlot(hours);
    await cancel();
    return spaceId;
  };
  return {
    ...stage,
    service,
    device,
    subscribe,
    freed,
    /** By day, whatever the hour. */
    send: () => sendPushes({ ...deps, clock: () => todayAt(12) }),
    offer: async (who: Patient): Promise<void> => {
      await who.watch();
      await freed(26);
      await settle(deps);
    },
    book: async (who: Patient, hours = 48): Promise<string> => (await who.reserve(await freed(hours))).body.reference,
    clinic: clinicOn(deps),
    subscribed: async (): Promise<string[]> =>
      (await db.selectFrom('push_subscriptions').select('account_id').orderBy('seen_at').execute()).map(
        ({ account_id: id }) => id,
      ),
  };
};
