import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { staffRoot } from '../../../contract/staffCalls.ts';
import { bookingStage, type Stage } from '../support/booking.ts';
import { openBrowser, type Visitor } from '../support/browser.ts';
import { clinicOn } from '../support/clinic.ts';
import { invitationAreaOn, invitee, invitingWords, saidOf } from '../support/invitation.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink } from '../support/people.ts';
import { seededRandom, testSeed } from '../support/seededRandom.ts';
import { signedIn } from '../support/signedIn.ts';
import { staffOn } from '../support/staff.ts';
import { drawRequest, routesIn, type Document, type Drawn } from './requests.ts';

/** 3,000 in every run of the tests; `npm run fuzz` asks for 30,000. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 3_000);
/** Sessions end and accounts close on the way. */
const requestsEach = 150;
const atOnce = 4;

type Caller = { send: Visitor['send']; root: string };

type Cast = { callers: Caller[]; known: string[] };

const invitedTo = async (
  { app, deps }: Stage,
  { clinicId, slotId, nam }: { clinicId: string; slotId: string; nam: string },
): Promise<Caller & { invitationId: string }> => {
  const words = invitingWords(clinicId, { ...invitee, nam }, '--slot', slotId);
  const { invitationId, code } = saidOf(await clinicOn(deps).type(...words));
  const { authToken } = (await invitationAreaOn(app).auth({ nam, birthDate: invitee.birthDate, code })).body;
  const visitor = openBrowser(app);
  const send: Visitor['send'] = (request) =>
    visitor.send({ ...request, headers: { ...request.headers, authtoken: authToken } });
  return { send, root: '/rvsp/', invitationId };
};

/** A stranger, a caregiver, their dependent, a manager and an invited person. */
const newCast = async (
  stage: Stage,
  { clinicId, passwordHash, random }: { clinicId: string; passwordHash: string; random: () => number },
): Promise<Cast> => {
  const { app, db, deps, patients } = stage;
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
  const nam = `TREH505302${10 + Math.floor(random() * 90)}`;
  const { invitationId, ...invited } = await invitedTo(stage, { clinicId, slotId: slots[5] ?? '', nam });
  const manager = await staffOn(stage, { clinicId, role: 'manager' });
  return {
    callers: [
      { ...openBrowser(app), root: '/' },
      { ...openBrowser(app, one.cookies), root: '/api/' },
      { ...openBrowser(app, other.cookies), root: '/api/' },
      { send: manager.visitor.send, root: `/${staffRoot}/` },
      invited,
    ],
    known: [
      ...[clinicId, one.patientId, other.patientId, booker.patientId, booked.body.reservationId],
      ...[invitationId, manager.staffId, ...slots],
    ],
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
    const { callers, known } = await newCast(stage, { clinicId, passwordHash, random });
    const turn = async (): Promise<void> => {
      const caller = callers[Math.floor(random() * callers.length)] ?? assert.fail();
      const reached = routes.filter(({ path }) => path.startsWith(caller.root));
      const drawn = drawRequest({ random, known }, reached);
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a boundary: the document names methods as text
      const { statusCode } = await caller.send(drawn as Parameters<Visitor['send']>[0]);
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
