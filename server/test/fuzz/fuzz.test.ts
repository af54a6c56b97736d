import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { bookingStage, type Stage } from '../support/booking.ts';
import { openBrowser, type Visitor } from '../support/browser.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink } from '../support/people.ts';
import { seededRandom, testSeed } from '../support/seededRandom.ts';
import { signedIn } from '../support/signedIn.ts';
import { drawRequest, routesIn, type Document, type Drawn } from './requests.ts';

/** 3,000 in every run of the tests; `npm run fuzz` asks for 30,000. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 3_000);
/** Sessions end and accounts close on the way. */
const requestsEach = 150;
const atOnce = 4;

type Cast = { visitors: Visitor[]; known: string[] };

/** A signed-in caregiver, their dependent, and a signed-out caller. */
const newCast = async (
  { app, db, deps, patients }: Stage,
  { clinicId, passwordHash, random }: { clinicId: string; passwordHash: string; random: () => number },
): Promise<Cast> => {
  const [one, other] = await signedIn(deps, 2);
  const [booker] = await patients(1);
  assert.ok(one && other && booker);
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('password_hash', '=', '').execute();
  await addLink(db, {
    account_id: one.accountId,
    patient_id: other.patientId,
    scopes: ['book', 'history', 'messages'],
  });
  const slots: string[] = [];
  for (let at = 0; at < 6; at += 1) slots.push(await addSlot(db, { clinicId, start: 24 + random() * 200 }));
  const booked = await booker.reserve(slots[0] ?? '');
  return {
    visitors: [openBrowser(app), openBrowser(app, one.cookies), openBrowser(app, other.cookies)],
    known: [clinicId, one.patientId, other.patientId, booker.patientId, booked.body.reservationId, ...slots],
  };
};

type Fault = { status: number; drawn: Drawn };

const play = async (
  t: TestContext,
  random: () => number,
): Promise<{ faults: Fault[]; statuses: Map<number, number> }> => {
  const stage = await bookingStage(t);
  const clinicId = await addClinic(stage.db);
  const passwordHash = await stage.deps.passwords.hash('Chalet-Bleuet-77');
  const routes = routesIn((await stage.inject('/api/openapi.json')).json<Document>());
  const faults: Fault[] = [];
  const statuses = new Map<number, number>();
  let left = requests;
  while (left > 0) {
    const { visitors, known } = await newCast(stage, { clinicId, passwordHash, random });
    const turn = async (): Promise<void> => {
      const drawn = drawRequest({ random, known }, routes);
      const visitor = visitors[Math.floor(random() * visitors.length)] ?? assert.fail();
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a boundary: the document names methods as text
      const { statusCode } = await visitor.send(drawn as Parameters<Visitor['send']>[0]);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      if (statusCode >= 500) faults.push({ status: statusCode, drawn });
    };
    const batch = Math.min(requestsEach, left);
    left -= batch;
    let taken = 0;
    const worker = async (): Promise<void> => {
      while (taken < batch) {
        taken += 1;
        await turn();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }
  return { faults, statuses };
};

test(`no request drawn from the OpenAPI document gets an answer of 500 or above (${requests} requests)`, async (t) => {
  const { faults, statuses } = await play(t, seededRandom(testSeed(20_261_123)));
  t.diagnostic(
    [...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  );
  assert.deepEqual(faults.slice(0, 5), [], `${faults.length} of ${requests}`);
  assert.ok((statuses.get(200) ?? 0) > requests / 50, 'Requests reach deep enough to succeed.');
});
