// Holds: product §4 access-log
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import type { AccessLogAnswer } from '../../../contract/accessLog.ts';
import { accessLogStage } from '../support/accessLog.ts';
import { addLink } from '../support/people.ts';

type Stage = Awaited<ReturnType<typeof accessLogStage>>;
type Act = { at: string; by: string | null; action?: string; thing?: string | null; device?: string };

const things = ['0a000000-0000-4000-8000-000000000001', '0a000000-0000-4000-8000-000000000002'] as const;

const leave = async ({ db }: Stage, patientId: string, acts: readonly Act[]): Promise<void> => {
  for (const { at, by, action = 'history.read', thing = null, device = '' } of acts) {
    await sql`insert into audit_events (at, actor_account_id, capacity, action, patient_id, entity_id, device)
      values (${at}, ${by}, ${by === null ? 'clinic' : 'delegate'}, ${action}, ${patientId}, ${thing}, ${device})`.execute(
      db,
    );
  }
};

const told = ({ events }: AccessLogAnswer) =>
  events.map(({ action, firstAt, at, count, device }) => [action, firstAt, at, count, device]);

const allPages = async (
  log: (query: Record<string, string>) => Promise<{ body: AccessLogAnswer }>,
  query: Record<string, string>,
  between: () => Promise<void> = () => Promise.resolve(),
): Promise<AccessLogAnswer['events']> => {
  const events: AccessLogAnswer['events'] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body } = await log({ ...query, per: 'day', ...(cursor === '' ? {} : { cursor }) });
    events.push(...body.events);
    cursor = body.nextCursor;
    await between();
  }
  return events;
};

test('the access log by day has one line for an act that one person repeated on one thing, with how often, from when to when and on which devices', async (t) => {
  const stage = await accessLogStage(t);
  const [me, son] = [await stage.reader(), await stage.reader({ first_name: 'Luc', last_name: 'Roy' })];
  const by = son.accountId;
  await leave(stage, me.patientId, [
    { at: '2025-11-04T14:00:00.000Z', by, device: 'Firefox · Android' },
    { at: '2025-11-04T15:00:00.000Z', by: null, action: 'reservation.cancelled', thing: things[0] },
    { at: '2025-11-04T15:10:00.000Z', by: null, action: 'reservation.cancelled', thing: things[1] },
    { at: '2025-11-04T16:00:00.000Z', by, device: 'Chrome · Windows' },
    { at: '2025-11-04T17:30:00.000Z', by, device: 'Firefox · Android' },
  ]);
  assert.deepEqual(told((await me.log({ per: 'day', to: '2025-11-10' })).body), [
    ['history.read', '2025-11-04T14:00:00.000Z', '2025-11-04T17:30:00.000Z', 3, 'Chrome · Windows, Firefox · Android'],
    ['reservation.cancelled', '2025-11-04T15:10:00.000Z', '2025-11-04T15:10:00.000Z', 1, ''],
    ['reservation.cancelled', '2025-11-04T15:00:00.000Z', '2025-11-04T15:00:00.000Z', 1, ''],
  ]);
  assert.equal((await me.log({ to: '2025-11-10' })).body.events.length, 5, 'each act is still there');
});

test('the access log by day joins the sign-ins of one person, though each opens another session', async (t) => {
  const stage = await accessLogStage(t);
  const me = await stage.reader();
  const opened = { by: me.accountId, action: 'session.opened' };
  await leave(stage, me.patientId, [
    { at: '2025-11-04T14:00:00.000Z', ...opened, thing: things[0], device: 'Firefox · Android' },
    { at: '2025-11-04T15:00:00.000Z', ...opened, thing: things[1], device: 'Chrome · Windows' },
  ]);
  assert.deepEqual(told((await me.log({ per: 'day', to: '2025-11-10' })).body), [
    [
      'session.opened',
      '2025-11-04T14:00:00.000Z',
      '2025-11-04T15:00:00.000Z',
      2,
      'Chrome · Windows, Firefox · Android',
    ],
  ]);
});

test('a day of the access log is a day in Quebec, and acts of two people stay two lines', async (t) => {
  const stage = await accessLogStage(t);
  const [me, son, niece] = [await stage.reader(), await stage.reader(), await stage.reader()];
  await leave(stage, me.patientId, [
    { at: '2025-11-02T03:59:59.000Z', by: son.accountId },
    { at: '2025-11-02T04:00:00.000Z', by: son.accountId },
    { at: '2025-11-03T04:59:59.000Z', by: son.accountId },
    { at: '2025-11-03T05:00:00.000Z', by: son.accountId },
    { at: '2025-11-03T05:00:00.000Z', by: niece.accountId },
  ]);
  const { events } = (await me.log({ per: 'day', to: '2025-11-10' })).body;
  assert.deepEqual(
    events.map(({ at, count }) => [at, count]),
    [
      ['2025-11-03T05:00:00.000Z', 1],
      ['2025-11-03T05:00:00.000Z', 1],
      ['2025-11-03T04:59:59.000Z', 2],
      ['2025-11-02T03:59:59.000Z', 1],
    ],
  );
});

test('the pages of the access log by day contain every line once, whole, though acts go on between the pages', async (t) => {
  const stage = await accessLogStage(t);
  const [me, son] = [await stage.reader(), await stage.reader()];
  const actions = ['history.read', 'alert.seen', 'hold.seen'];
  const acts = Array.from({ length: 60 }, (_, number) => ({
    at: new Date(Date.UTC(2025, 10, 1 + Math.floor(number / 12), 14, number % 12)).toISOString(),
    by: son.accountId,
    action: actions[number % 3] ?? '',
  }));
  await leave(stage, me.patientId, acts);
  const whole = (await me.log({ per: 'day', by: 'others' })).body.events;
  assert.deepEqual(new Set(whole.map(({ count }) => count)), new Set([4]));
  assert.equal(whole.length, 15);
  const again = () => leave(stage, me.patientId, [{ at: '2025-11-05T16:00:00.000Z', by: son.accountId }]);
  assert.deepEqual(await allPages(me.log, { by: 'others', limit: '4' }, again), whole);
});

test('the access log by day has, for a delegate, only the acts that their level shows', async (t) => {
  const stage = await accessLogStage(t);
  const [me, son] = [await stage.reader(), await stage.reader()];
  await addLink(stage.db, { account_id: son.accountId, patient_id: me.patientId, scopes: ['history'] });
  await leave(stage, me.patientId, [
    { at: '2025-11-04T14:00:00.000Z', by: null, action: 'message.sent' },
    { at: '2025-11-04T15:00:00.000Z', by: null, action: 'reservation.cancelled' },
    { at: '2025-11-04T16:00:00.000Z', by: null, action: 'reservation.cancelled' },
  ]);
  const seen = async (reader: typeof me, query: Record<string, string> = {}) =>
    (await reader.log({ per: 'day', to: '2025-11-10', ...query })).body.events.map(({ action, count }) => [
      action,
      count,
    ]);
  assert.deepEqual(await seen(me), [
    ['reservation.cancelled', 2],
    ['message.sent', 1],
  ]);
  assert.deepEqual(await seen(son, { patientId: me.patientId }), [['reservation.cancelled', 2]]);
});

test('the access log rejects another way of counting, and a cursor cut in half, as malformed', async (t) => {
  const me = await (await accessLogStage(t)).reader();
  const half = Buffer.from('["2026-01-01 10:00:00+00","1","2026-01-01 10:00:00+00"]').toString('base64url');
  for (const query of [{ per: 'week' }, { per: 'day', cursor: half }])
    assert.equal((await me.log(query)).status, 400, JSON.stringify(query));
});
