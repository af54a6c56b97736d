// Holds: product §8 eighteenth-birthday, product §4 fourteenth-birthday, product §8 agreeing, product §4 not-yours
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { endLinksJob } from '../../src/jobs/endLinks.ts';
import { followBirthdaysJob } from '../../src/jobs/followBirthdays.ts';
import { clinicOn } from '../support/clinic.ts';
import { delegationStage, lea } from '../support/delegation.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { testClock } from '../support/testClock.ts';
import { yearAhead } from '../support/years.ts';

const all = ['book', 'history', 'messages'];

/** Léa and her mother, at an instant; she has an account, and a clinic saw her number unless told otherwise. */
const family = async (t: TestContext, now: string, birthDate: string, { verified = true } = {}) => {
  const { advance, clock } = testClock(now);
  const stage = await delegationStage(t, { deps: { clock } });
  const { db, deps } = stage;
  const [marie, self] = [
    await stage.relative({ firstName: 'Marie' }),
    await stage.relative({ nam: lea.hin, birthDate, verified, firstName: 'Léa' }),
  ];
  await db
    .updateTable('sessions')
    .set({ last_seen_at: clock(), expires_at: new Date(`${yearAhead}-01-01`) })
    .execute();
  const {
    said: { patientId },
  } = await marie.add({ ...lea, birthDate });
  const work = async () => {
    for (const job of [followBirthdaysJob, endLinksJob]) await runJob(job, jobDeps({ ...deps, clock }));
  };
  const goTo = async (instant: string) => {
    advance({ seconds: (Date.parse(instant) - clock().getTime()) / 1_000 });
    await db.updateTable('sessions').set({ last_seen_at: clock() }).execute();
  };
  const link = async () => (await marie.mine())[0];
  return { ...stage, dependent: { patientId }, goTo, link, marie, self, work };
};

test('from the fourteenth birthday to the day before the eighteenth, the young person grants chosen levels again from their own account (product §8 eighteenth-birthday)', async (t) => {
  const { db, deps, dependent, goTo, link, marie, self, work } = await family(t, '2022-11-20T15:00:00Z', '2008-11-21');
  assert.deepEqual((await self.delegates()).delegates, [], 'at thirteen nobody asks her');
  await goTo('2022-11-21T05:00:00Z');
  await work();
  assert.deepEqual([(await link())?.lockReason, (await link())?.awaiting], ['age14', 'person']);
  const [waiting] = (await self.delegates()).delegates;
  assert.deepEqual([waiting?.awaitsMe, waiting?.lockReason, waiting?.grantable], [true, 'age14', all]);
  const granted = await self.grant(waiting?.linkId ?? '', ['book', 'messages']);
  assert.deepEqual(
    [granted.said.locked, granted.said.basis, granted.said.endsOn, granted.said.scopes],
    [false, 'written-authorization', '2026-11-20', ['book', 'messages']],
  );
  const spaceId = await addSlot(db, { clinicId: await addClinic(db), start: `${yearAhead}-11-25T15:00:00Z` });
  assert.equal((await marie.reserve(spaceId, { dependent })).status, 201);
  assert.equal((await marie.history({ dependent })).status, 403);
  await goTo('2026-11-21T04:59:00Z');
  await work();
  assert.equal((await link())?.hasAccess, true, 'a minute before midnight in Quebec');
  await goTo('2026-11-21T05:00:00Z');
  assert.deepEqual(
    [await link(), (await marie.history({ dependent })).status],
    [undefined, 404],
    'at midnight, before any job ran',
  );
  await Promise.all(
    [1, 2, 3].map(() => runJob(endLinksJob, jobDeps({ ...deps, clock: () => new Date('2026-11-21T05:00:00Z') }))),
  );
  assert.deepEqual((await marie.told()).map(({ subject }) => subject).slice(-2), [
    'Un accès vous est accordé',
    'Un accès a pris fin',
  ]);
  assert.deepEqual(
    (await self.told()).map(({ subject }) => subject),
    ['Vous décidez maintenant qui agit pour vous', 'Une personne n’agit plus pour vous'],
  );
  assert.deepEqual((await self.delegates()).delegates, []);
  assert.equal((await db.selectFrom('appointments').select('status').executeTakeFirstOrThrow()).status, 'booked');
});

test('neither an emailed link nor an account that only claims to be the young person restores the access that their birthday locked; the clinic’s desk does (product §4 not-yours)', async (t) => {
  // Mail leaves by the real clock, on which they are fourteen or fifteen.
  const year = new Date().getUTCFullYear();
  const birthDate = `${year - 15}-01-15`;
  const { db, deps, dependent, goTo, link, mail, marie, self } = await family(
    t,
    `${year - 2}-06-01T15:00:00Z`,
    birthDate,
    {
      verified: false,
    },
  );
  await goTo(`${year}-01-02T15:00:00Z`);
  assert.deepEqual((await self.delegates()).delegates, []);
  assert.equal(
    (await marie.send('POST', 'user/requestAgreement', { ...dependent, contact: { email: 'lea@exemple.ca' } })).status,
    204,
  );
  await mail.send();
  assert.deepEqual(await mail.to('lea@exemple.ca'), []);
  assert.deepEqual([(await link())?.locked, (await link())?.lockReason], [true, 'age14']);
  const { id } = await db.selectFrom('dependents').select('id').executeTakeFirstOrThrow();
  assert.match(await clinicOn(deps).type('consent', id, '--levels', 'book'), /is open: book/);
});

test('a grant ends when the eighteenth birthday begins, on 1 March for a birth date of 29 February (product §8 eighteenth-birthday)', async (t) => {
  const { goTo, link, marie, self, work } = await family(t, '2022-01-20T15:00:00Z', '2008-02-29');
  await goTo('2022-03-01T05:00:00Z');
  const [waiting] = (await self.delegates()).delegates;
  assert.equal((await self.grant(waiting?.linkId ?? '', ['book'])).said.endsOn, '2026-02-28');
  await goTo('2026-03-01T04:59:00Z');
  await work();
  assert.equal((await link())?.hasAccess, true);
  await goTo('2026-03-01T05:00:00Z');
  assert.equal(await link(), undefined);
  await work();
  assert.equal((await marie.told()).at(-1)?.subject, 'Un accès a pris fin');
});

test('a child with parents who act for them cannot change their birth date to become older and lock the parents out (product §4 fourteenth-birthday)', async (t) => {
  const { db, dependent, link, self } = await family(t, '2026-11-20T15:00:00Z', '2015-05-04', { verified: false });
  await db
    .updateTable('dependents')
    .set({ patient_id: self.patientId })
    .where('patient_id', '=', dependent.patientId)
    .execute();
  const { refusal, status } = await self.send('PATCH', 'user', { birthDate: '2010-05-04' });
  assert.deepEqual([status, refusal.fields], [422, { birthDate: 'errors.birthDateSettled' }]);
  assert.equal((await link())?.locked, false);
});
