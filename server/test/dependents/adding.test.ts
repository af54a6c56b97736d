// Holds: product §8 add-dependent
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { todayAt } from '../../src/domain/age.ts';
import { patientOn } from '../support/booking.ts';
import { delegationStage, jean, lea } from '../support/delegation.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addPatient, bornYearsAgo } from '../support/people.ts';
import { recordedApp } from '../support/recordedApp.ts';
import { signedIn } from '../support/signedIn.ts';

test('a parent acts for a child at once, at all levels, including for a newborn without a card (product §8 add-dependent)', async (t) => {
  const { db, relative } = await delegationStage(t);
  const marie = await relative();
  const { status, said } = await marie.add(lea);
  assert.equal(status, 201);
  assert.deepEqual(
    [said.firstName, said.lastName, said.hin, said.state, said.hasAccess, said.scopes, said.basis, said.awaiting],
    [
      'Léa-Maude',
      'Tremblay-D’Août',
      null,
      'active',
      true,
      ['book', 'history', 'messages'],
      'parental-authority',
      undefined,
    ],
  );
  const newborn = await marie.add({ ...lea, hin: null, firstName: 'Zoé', birthDate: todayAt(new Date()) });
  assert.deepEqual([newborn.status, newborn.said.hasAccess, newborn.said.age], [201, true, 0]);
  const spaceId = await addSlot(db, { clinicId: await addClinic(db), start: 24 });
  const booked = await marie.reserve(spaceId, { dependent: { patientId: newborn.said.patientId } });
  assert.equal(booked.body.patient.firstName, 'Zoé');
  assert.deepEqual(
    (await marie.mine()).map(({ patientId }) => patientId),
    [said.patientId, newborn.said.patientId],
  );
  const trail = await db
    .selectFrom('audit_events')
    .select(['action', 'actor_account_id'])
    .where('patient_id', '=', said.patientId)
    .orderBy('id')
    .execute();
  assert.deepEqual(
    trail,
    ['access.granted', 'person.listed'].map((action) => ({ action, actor_account_id: marie.accountId })),
  );
});

test('access to a person of fourteen or more waits for their agreement, a mandate waits for the clinic, and nothing opens before that (product §8 add-dependent)', async (t) => {
  const { relative } = await delegationStage(t);
  const marie = await relative();
  const asked = [
    { ...jean, contact: { email: 'jean@exemple.ca' } },
    { ...jean, hin: 'TREA50072411', firstName: 'Anne', basis: 'protection-mandate' },
    { ...lea, hin: 'TREZ10050411', firstName: 'Zoé', birthDate: bornYearsAgo(15.5), scopes: ['book', 'messages'] },
    { ...lea, basis: 'written-authorization', relationship: 'grandchild' },
  ];
  const answers = [];
  for (const body of asked) answers.push((await marie.add(body)).said);
  assert.deepEqual(
    answers.map(({ state, awaiting, basis, scopes, hasAccess }) => [state, awaiting, basis, scopes.join(), hasAccess]),
    [
      ['pending', 'person', 'written-authorization', 'book', false],
      ['pending', 'clinic', 'protection-mandate', 'book', false],
      ['pending', 'person', 'written-authorization', 'book,messages', false],
      ['pending', 'clinic', 'written-authorization', 'book', false],
    ],
  );
  for (const { patientId } of answers) {
    const { status, refusal } = await marie.history({ patientId });
    assert.deepEqual([status, refusal.message], [403, 'dependents.noAccess']);
  }
  assert.equal(
    (await marie.send('POST', 'user/removeDependentAccess', answers[0])).status,
    200,
    'a request is taken back',
  );
});

test('the server refuses contradictory data about a dependent by field, a person added twice, and oneself as a dependent (product §8 add-dependent)', async (t) => {
  const { relative } = await delegationStage(t);
  const marie = await relative({ nam: 'TREC80022911' });
  const refused = async (body: object) => {
    const { status, refusal } = await marie.add({ ...lea, ...body });
    return [status, refusal.fields ?? refusal.message];
  };
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  for (const [body, fields] of [
    [
      { firstName: '', birthDate: '1990-02-30' },
      { firstName: 'errors.invalidName', birthDate: 'errors.invalidBirthDate' },
    ],
    [{ hin: '12' }, { hin: 'errors.jsnamInvalidChars' }],
    [{ hin: ' trec 8002 2911' }, { hin: 'dependents.yourself' }],
    [
      { relationship: 'boss', basis: 'friendship' },
      { relationship: 'dependents.unknownRelationship', basis: 'dependents.unknownBasis' },
    ],
    [{ birthDate: '1990-01-01' }, { basis: 'dependents.basisForMinors' }],
    [{ basis: 'tutor-adult' }, { basis: 'dependents.basisForAdults' }],
    [{ startsOn: tomorrow, endsOn: '2020-01-01' }, { endsOn: 'dependents.invalidPeriod' }],
    [{ ...jean, contact: { email: marie.email.toUpperCase() } }, { email: 'dependents.contactIsYours' }],
  ] as const)
    assert.deepEqual(await refused(body), [422, fields]);
  assert.equal((await marie.add({ ...lea, locked: false })).status, 400);
  assert.equal((await marie.add(lea)).status, 201);
  assert.deepEqual(await refused({ firstName: 'Lea' }), [409, 'dependents.alreadyListed']);
  assert.deepEqual(await refused({ hin: null, firstName: 'léa maude' }), [409, 'dependents.alreadyListed']);
  assert.equal(
    (await marie.add({ ...lea, hin: lea.hin.replace(/12$/, '20'), firstName: 'Lily' })).status,
    201,
    'a twin has a number of her own',
  );
});

test('a request repeated with its idempotency key adds one person; simultaneous requests add one, and never more than the list holds (product §8 add-dependent)', async (t) => {
  const { db, relative } = await delegationStage(t);
  const marie = await relative();
  const keyed = () => marie.send('POST', 'user/addDependent', lea, { 'idempotency-key': 'once' });
  const [first, second] = [await keyed(), await keyed()];
  assert.deepEqual([first.status, second.status, second.raw], [201, 201, first.raw]);
  const twins = await Promise.all(Array.from({ length: 5 }, () => marie.add({ ...lea, hin: null, firstName: 'Zoé' })));
  assert.deepEqual(twins.map(({ status }) => status).sort(), [201, 409, 409, 409, 409]);
  const more = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      marie.add({ ...lea, hin: null, firstName: `Ange${'abcdefghijklmnopqrstuvwxyz'[at] ?? ''}` }),
    ),
  );
  assert.deepEqual(
    [
      more.filter(({ status }) => status === 201).length,
      more.filter(({ refusal }) => refusal.message === 'dependents.tooMany').length,
    ],
    [18, 6],
  );
  assert.equal((await db.selectFrom('dependents').select('id').execute()).length, 20);
});

test('an access request costs the same statements and one mail row and gets the same answer, whether or not the network knows the person (product §8 add-dependent)', async (t) => {
  const { app, deps, record } = await recordedApp(t);
  const { db, vault } = deps;
  const [account, verified, ...requesters] = await signedIn(deps, 7);
  assert.ok(account && verified);
  const person = { birth_date: jean.birthDate, first_name: 'Jean', last_name: 'Tremblay' };
  const numbered = (nam: string) => ({
    ...person,
    nam_sealed: vault.seal(nam, 'patients.nam'),
    nam_index: vault.blindIndex(nam),
  });
  await db.updateTable('patients').set(numbered('TREJ50072420')).where('id', '=', account.patientId).execute();
  await db
    .updateTable('patients')
    .set({ ...numbered('TREJ50072438'), nam_verified_at: new Date() })
    .where('id', '=', verified.patientId)
    .execute();
  await addPatient(db, numbered('TREJ50072446'));
  const about = {
    unknown: jean.hin,
    account: 'TREJ50072420',
    verified: 'TREJ50072438',
    record: 'TREJ50072446',
    withoutNumber: null,
  };
  const rows = async () => (await db.selectFrom('outbox').select('id').execute()).length;
  const seen = [];
  for (const [at, hin] of Object.values(about).entries()) {
    const requester = requesters[at];
    assert.ok(requester);
    const before = await rows();
    let raw = '';
    const { statements } = await record(async () => {
      const body = { ...jean, hin, contact: { email: 'jean@exemple.ca' } };
      ({ raw } = await patientOn(app, requester).send('POST', 'user/addDependent', body));
    });
    seen.push({ statements, mails: (await rows()) - before, raw: raw.replace(/"patientId":"[^"]+"/, '') });
  }
  const [first, ...others] = seen;
  assert.equal(first?.mails, 1);
  assert.match(first.raw, /"state":"pending","awaiting":"person"/);
  for (const [at, other] of others.entries()) assert.deepEqual(other, first, Object.keys(about)[at + 1]);
  const eager = patientOn(app, verified);
  const tries = [];
  for (const email of 'abcdefghijk') {
    assert.equal((await eager.send('POST', 'user/addDependent', { ...jean, basis: 'friendship' })).status, 422);
    tries.push(
      (await eager.send('POST', 'user/addDependent', { ...jean, hin: null, firstName: `Jean-${email}` })).status,
    );
  }
  assert.deepEqual(
    tries,
    [...Array<number>(10).fill(201), 429],
    'ten an hour for one account; what is mistyped does not count',
  );
});
