// Holds: product §4 rate-limits
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addClinic, addSlot } from '../support/network.ts';
import { bookingStage } from '../support/booking.ts';
import { openBrowser } from '../support/browser.ts';
import { invitationAreaOn, invitationStage } from '../support/invitation.ts';

const limited = { env: { RATE_LIMITS: 'on' } };

const times = <T>(count: number, act: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, act));

test('an account searches sixty times a minute and no more, while another at the same address goes on', async (t) => {
  const { patients } = await bookingStage(t, limited);
  const [me, other] = await patients(2);
  assert.ok(me && other);
  const statuses = (await times(61, () => me.search())).map(({ status }) => status);
  assert.deepEqual(
    [200, 429].map((wanted) => statuses.filter((status) => status === wanted).length),
    [60, 1],
  );
  assert.equal((await other.search()).status, 200);
  assert.equal((await me.history()).status, 200);
});

test('the server refuses the calls to hold, book, cancel, watch and add people that come too often', async (t) => {
  const { db, patient } = await bookingStage(t, limited);
  const spaceId = await addSlot(db, { clinicId: await addClinic(db), start: 30 });
  const me = await patient();
  const acts: [most: number, act: () => Promise<{ status: number }>][] = [
    [40, () => me.hold(spaceId)],
    [30, () => me.reserve(spaceId)],
    [30, () => me.cancel({ clinicId: spaceId })],
    [20, () => me.watch()],
    [40, () => me.send('POST', 'user/addDependent', {})],
  ];
  for (const [most, act] of acts) {
    const statuses = (await times(most + 1, act)).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 429).length, 1, String(most));
  }
});

test('accounts behind one network of 48 bits share four times the limit of an address, and the answer says how long to wait', async (t) => {
  const { app, patients } = await bookingStage(t, limited);
  const statuses: number[] = [];
  for (const [at, person] of (await patients(26)).entries())
    for (let turn = 0; turn < 10; turn += 1) {
      const { statusCode, headers } = await openBrowser(app, person.cookies).send({
        method: 'POST',
        url: '/api/user/addDependent',
        payload: {},
        from: `2001:db8:1:${at}::${turn}`,
      });
      if (statusCode === 429) assert.ok(Number(headers['retry-after']) > 0);
      statuses.push(statusCode);
    }
  assert.deepEqual([statuses.indexOf(429), statuses.filter((status) => status === 429).length], [240, 20]);
});

test('two accounts at one IPv4 address share the limit of the address, and another address goes on', async (t) => {
  const { app, patients } = await bookingStage(t, limited);
  const add = async (cookies: Map<string, string>, from: string) =>
    (await openBrowser(app, cookies).send({ method: 'POST', url: '/api/user/addDependent', payload: {}, from }))
      .statusCode;
  const [me, other] = await patients(2);
  assert.ok(me && other);
  const mine = await times(35, () => add(me.cookies, '192.0.2.7'));
  const theirs = await times(35, () => add(other.cookies, '192.0.2.7'));
  assert.deepEqual(
    [mine, theirs].map((statuses) => statuses.filter((status) => status === 429).length),
    [0, 10],
  );
  assert.notEqual(await add(other.cookies, '192.0.2.8'), 429);
});

test('behind a code, an invitation lists, holds, books and cancels as often as an account and no more, while another at the same address goes on', async (t) => {
  const { app, clinicId, comeIn, invite, slot } = await invitationStage(t, limited);
  const slotId = await slot(48);
  const { invitationId, code } = await invite([slotId]);
  const [mine, other] = [await comeIn(code), await comeIn(code)];
  let turns = 0;
  const holdAndRelease = (area: typeof mine) => {
    turns += 1;
    return turns % 2 === 0 ? area.release(invitationId) : area.hold(invitationId, slotId);
  };
  const acts: [most: number, act: (area: typeof mine) => Promise<{ status: number }>][] = [
    [60, (area) => area.slots(invitationId)],
    [40, holdAndRelease],
    [30, (area) => area.reserve(invitationId, slotId)],
    [30, (area) => area.cancel(invitationId, clinicId)],
  ];
  for (const [most, act] of acts) {
    const statuses = (await times(most + 1, () => act(mine))).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 429).length, 1, String(most));
    assert.notEqual((await act(other)).status, 429, String(most));
  }
  assert.equal((await mine.invitations()).status, 200);
  assert.equal((await invitationAreaOn(app).slots(invitationId)).status, 401);
});
