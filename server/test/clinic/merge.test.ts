// Holds: product §8 clinic-identity
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { tablesOfPerson } from '../../src/data/delegation/mergeRecords.ts';
import { clinicOn } from '../support/clinic.ts';
import { delegationStage, jean, lea } from '../support/delegation.ts';
import { addClinic, addPlace } from '../support/network.ts';
import { addLink, addMessage } from '../support/people.ts';

/** The links of a record, as a clinic sees them: levels and state. */
const linksIn = (lines: readonly string[]) => lines.map((line) => line.replace(/^\s+link \S+\s+\S+, /, ''));

/** Both parents of Léa, each with a record of hers; `seen` once the clinic saw that they are. */
const parents = async (t: TestContext) => {
  const stage = await delegationStage(t);
  const [marie, luc] = [await stage.relative({ firstName: 'Marie' }), await stage.relative({ firstName: 'Luc' })];
  const [hers, his] = [
    (await marie.add(lea)).said.patientId,
    (await luc.add({ ...lea, firstName: 'Léa' })).said.patientId,
  ];
  const clinicId = await addClinic(stage.db);
  const { type } = clinicOn(stage.deps);
  return {
    ...stage,
    clinicId,
    hers,
    his,
    luc,
    marie,
    type,
    place: (start: number) => addPlace(stage.db, { clinicId, start }),
    merged: () => type('merge', his, hers),
    seen: async () => {
      for (const patientId of [hers, his])
        await type(
          'accept',
          (
            await stage.db
              .selectFrom('dependents')
              .select('id')
              .where('patient_id', '=', patientId)
              .executeTakeFirstOrThrow()
          ).id,
        );
    },
  };
};

test('two records of one child become one: both parents, whose documents were seen, see every visit and message, and each visit is there once (product §8 clinic-identity)', async (t) => {
  const { db, hers, his, luc, marie, merged, place, seen } = await parents(t);
  await seen();
  await marie.reserve(await place(24), { dependent: { patientId: hers } });
  await luc.reserve(await place(48), { dependent: { patientId: his } });
  await luc.hold(await place(72), { dependent: { patientId: his } });
  await luc.watch({}, { dependent: { patientId: his } });
  await addMessage(db, { patient_id: his });
  const [said, who, ...links] = (await merged()).split('\n');
  assert.deepEqual(
    [said, who],
    [
      `${his} is now part of ${hers}. Alerts ended: 1; repeated links ended: 0; links that wait: 0.`,
      'Who acts for them, or asks to; what waits opens with npm run clinic -- accept <link>, or consent <link> from fourteen on, and ends with end <link>:',
    ],
  );
  assert.deepEqual(
    linksIn(links),
    Array.from({ length: 2 }, () => 'parental-authority, book + history + messages, active'),
  );
  for (const parent of [marie, luc]) {
    assert.deepEqual(
      (await parent.mine()).map(({ patientId, firstName }) => [patientId, firstName]),
      [[hers, 'Léa-Maude']],
    );
    assert.equal((await parent.history({ dependent: { patientId: hers } })).body.upcoming.length, 2);
    assert.deepEqual(
      [
        (await parent.history({ dependent: { patientId: his } })).status,
        (await parent.reserve(await place(96), { dependent: { patientId: his } })).status,
      ],
      [404, 404],
    );
  }
  assert.equal((await db.selectFrom('messages').select('id').where('patient_id', '=', his).execute()).length, 0);
  assert.equal((await db.selectFrom('holds').select('id').execute()).length, 0);
  const left = await db.selectFrom('patients').selectAll().where('id', '=', his).executeTakeFirstOrThrow();
  assert.deepEqual([left.merged_into, left.first_name, left.nam_sealed, left.nam_index], [hers, null, null, null]);
  const log: { events: { action: string }[] } = (await marie.send('GET', `user/accesslog?patientId=${hers}`)).body;
  assert.equal(
    log.events.filter(({ action }) => action === 'reservation.booked').length,
    2,
    'the trail of both records is one',
  );
});

test('a merge opens nothing on a word that nobody checked: such an access waits, what it kept is given back, its holder is told, and the clinic opens it again as it was (product §8 clinic-identity)', async (t) => {
  const { db, hers, luc, marie, merged, place, type } = await parents(t);
  await marie.reserve(await place(24), { dependent: { patientId: hers } });
  const held = await place(48);
  await marie.hold(held, { dependent: { patientId: hers } });
  const [said = '', , ...links] = (await merged()).split('\n');
  assert.match(said, /links that wait: 2\.$/);
  assert.deepEqual(
    linksIn(links),
    Array.from({ length: 2 }, () => 'parental-authority, book + history + messages, pending'),
  );
  for (const parent of [marie, luc]) {
    assert.equal((await parent.history({ dependent: { patientId: hers } })).refusal.message, 'dependents.noAccess');
    assert.deepEqual(
      (await parent.mine()).map(({ awaiting, hasAccess }) => [awaiting, hasAccess]),
      [['clinic', false]],
    );
    assert.deepEqual(
      (await parent.told()).map(({ subject }) => subject),
      ['Un accès attend une confirmation'],
    );
  }
  assert.equal((await db.selectFrom('holds').select('id').execute()).length, 0);
  const ofMarie = await db
    .selectFrom('dependents')
    .select('id')
    .where('account_id', '=', marie.accountId)
    .executeTakeFirstOrThrow();
  assert.equal(
    await type('accept', ofMarie.id),
    `Link ${ofMarie.id} is open: book, history, messages. Both sides are told.`,
  );
  assert.equal((await marie.history({ dependent: { patientId: hers } })).body.upcoming.length, 1);
  assert.equal((await luc.history({ dependent: { patientId: hers } })).status, 403);
  assert.deepEqual(
    (await marie.mine()).map(({ endsOn }) => endsOn),
    [null],
    'what a parent was given has no last day: the birthday locks it',
  );
});

test('what a person granted in their own account outlasts a merge; what a mailed link agreed to waits for their account, and is mailed no more (product §8 clinic-identity)', async (t) => {
  const { agree, db, luc, mail, marie, relative, type } = await parents(t);
  const self = await relative({ nam: jean.hin, birthDate: jean.birthDate, verified: true, firstName: 'Jean' });
  const [granted, mailed] = [
    (await marie.add(jean)).said.patientId,
    (await luc.add({ ...jean, hin: null, contact: { email: 'alias@exemple.ca' } })).said.patientId,
  ];
  await mail.send();
  const [asked] = (await self.delegates()).delegates;
  assert.equal((await self.grant(asked?.linkId ?? '', ['book', 'history'])).status, 200);
  assert.equal((await agree('alias@exemple.ca', { action: 'agree' })).said.state, 'active');
  assert.match(await type('merge', mailed, granted), /links that wait: 2\./, 'no account stands for that record yet');
  assert.equal(
    (await luc.send('POST', 'user/requestAgreement', { patientId: granted, contact: { email: 'autre@exemple.ca' } }))
      .status,
    204,
  );
  await mail.send();
  assert.deepEqual(await mail.to('autre@exemple.ca'), [], 'whoever asks chose the address');
  assert.equal((await agree('alias@exemple.ca', { action: 'agree' })).status, 410);
  const waits = (await self.delegates()).delegates.filter(({ awaitsMe }) => awaitsMe);
  for (const { linkId } of waits) assert.equal((await self.grant(linkId, ['book'])).status, 200);
  assert.match(
    await type('merge', granted, self.patientId),
    /links that wait: 0\./,
    'both were granted in the account of the person',
  );
  const herJean = (await marie.mine()).find(({ patientId }) => patientId === self.patientId);
  assert.deepEqual([herJean?.hasAccess, herJean?.scopes], [true, ['book']]);
  assert.equal(
    (
      await db
        .selectFrom('dependents')
        .select('id')
        .where('state', '=', 'active')
        .where('granted_by_account_id', '=', self.accountId)
        .execute()
    ).length,
    2,
  );
});

test('the record of somebody’s own account takes in what a parent kept for them; a link to oneself or twice to one person ends (product §8 clinic-identity)', async (t) => {
  const { db, his, hers, luc, marie, place, relative, type } = await parents(t);
  const self = await relative({ nam: lea.hin, birthDate: lea.birthDate });
  await marie.reserve(await place(24), { dependent: { patientId: hers } });
  await addLink(db, { account_id: luc.accountId, patient_id: self.patientId });
  await addLink(db, { account_id: self.accountId, patient_id: his });
  await type('merge', hers, self.patientId);
  assert.equal((await self.history()).body.upcoming.length, 1);
  assert.match(
    await type('merge', his, self.patientId),
    new RegExp(
      `^${his} is now part of ${self.patientId}\\. Alerts ended: 0; repeated links ended: 2; links that wait: 0\\.`,
    ),
  );
  assert.deepEqual([await self.mine(), (await luc.mine()).map(({ patientId }) => patientId)], [[], [self.patientId]]);
});

test('a mailed request opens nothing once its record is that of an account, whose person is asked there (product §8 clinic-identity)', async (t) => {
  const { agree, mail, marie, relative, type } = await parents(t);
  const self = await relative({ nam: jean.hin, birthDate: jean.birthDate });
  const { said } = await marie.add({ ...jean, contact: { email: 'alias@exemple.ca' } });
  await mail.send();
  assert.equal((await agree('alias@exemple.ca', {})).status, 200);
  await type('merge', said.patientId, self.patientId);
  assert.equal((await agree('alias@exemple.ca', { action: 'agree' })).status, 410);
  assert.deepEqual(
    (await self.delegates()).delegates.map(({ awaitsMe }) => awaitsMe),
    [true],
  );
});

test('a visit that is booked while two records are joined is in the one that stays, or was never acknowledged (product §8 clinic-identity)', async (t) => {
  const { db, luc, marie, place, type } = await parents(t);
  const outcomes = new Set<number>();
  for (let round = 0; round < 10; round += 1) {
    const child = { ...lea, hin: null, birthDate: `2021-01-${String(round + 10)}` };
    const [hers, his] = [(await marie.add(child)).said.patientId, (await luc.add(child)).said.patientId];
    const spaceId = await place(24 + round);
    const wait = (ms: number) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms);
      });
    const [{ body, status }] = await Promise.all([
      wait(round).then(() => luc.reserve(spaceId, { dependent: { patientId: his } })),
      wait(5).then(() => type('merge', his, hers)),
    ]);
    outcomes.add(status);
    const kept = await db
      .selectFrom('appointments')
      .select(['id', 'patient_id'])
      .where('slot_id', '=', spaceId)
      .execute();
    assert.deepEqual(
      kept,
      status === 201 ? [{ id: body.reservationId, patient_id: hers }] : [],
      `round ${round}: ${status}`,
    );
  }
  assert.deepEqual(
    [...outcomes].filter((status) => status !== 201 && status !== 404),
    [],
  );
});

test('records that may be two people are not joined, and nothing changes (product §8 clinic-identity)', async (t) => {
  const { db, hers, his, luc, marie, relative, type } = await parents(t);
  const other = async (values: object) => (await marie.add({ ...lea, hin: null, ...values })).said.patientId;
  const [number, birthDate] = [
    await other({ hin: 'TREZ20050420', firstName: 'Zoé' }),
    await other({ firstName: 'Rose', birthDate: '2020-05-05' }),
  ];
  const [one, two] = [await relative(), await relative()];
  const at = new Date(Date.now() + 86_400_000).toISOString();
  await marie.reserve(await addPlace(db, { clinicId: await addClinic(db), start: at }), {
    dependent: { patientId: hers },
  });
  await luc.reserve(await addPlace(db, { clinicId: await addClinic(db), start: at }), {
    dependent: { patientId: his },
  });
  for (const [from, into, sentence] of [
    [hers, hers, /one record already/],
    [number, hers, /different health numbers/],
    [birthDate, hers, /different birth dates/],
    [one.patientId, two.patientId, /Each has an account/],
    [his, hers, /visits at the same time/],
  ] as const)
    assert.match(await type('merge', from, into), sentence);
  assert.deepEqual(await db.selectFrom('patients').select('id').where('merged_into', 'is not', null).execute(), []);
});

test('whatever belongs to a person goes over: the tables of a merge are those whose keys lead to people (product §8 clinic-identity)', async (t) => {
  const { db } = await delegationStage(t);
  const { rows } = await sql<{ from: string }>`
    select distinct conrelid::regclass::text as from from pg_constraint
    where contype = 'f' and confrelid = 'patients'::regclass and conrelid <> 'patients'::regclass`.execute(db);
  assert.deepEqual(rows.map(({ from }) => from).sort(), [...tablesOfPerson, 'dependents'].sort());
});
