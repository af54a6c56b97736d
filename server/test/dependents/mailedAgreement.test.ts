// Holds: product §8 agreeing, product §8 add-dependent
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { openBrowser } from '../support/browser.ts';
import { delegationStage, jean } from '../support/delegation.ts';
import { keyIn } from '../support/mail.ts';
import { addLink } from '../support/people.ts';

const address = 'jean@exemple.ca';

const requested = async (t: TestContext, body: object = {}) => {
  const stage = await delegationStage(t);
  const marie = await stage.relative({ firstName: 'Marie' });
  const { said } = await marie.add({ ...jean, scopes: ['book', 'messages'], contact: { email: address }, ...body });
  return { ...stage, marie, dependent: { patientId: said.patientId } };
};

test('a person without an account gets a link that names nobody, sees the requester after the birth date, and grants booking only (product §8 agreeing)', async (t) => {
  const { agree, dependent, mail, marie } = await requested(t);
  const [email] = await mail.to(address);
  assert.match(email?.text ?? '', /#\/nosession\/agree\?key=[\w-]{43}\s/);
  assert.doesNotMatch(`${email?.subject ?? ''} ${email?.text ?? ''}`, /Marie|Jean|Tremblay|cliniq|rendez-vous|1950/);
  const read = await agree(address, {});
  assert.deepEqual(
    [read.status, read.said],
    [
      200,
      {
        firstName: 'Jean',
        requester: { firstName: 'Marie', lastName: 'Tremblay' },
        relationship: 'parent',
        scopes: ['book', 'messages'],
        grantable: ['book'],
        state: 'pending',
        endsOn: null,
        hasNumber: true,
      },
    ],
  );
  assert.equal((await marie.mine())[0]?.state, 'pending', 'reading changes nothing');
  assert.equal(
    (await agree(address, { action: 'agree', scopes: ['book', 'messages'] })).refusal.message,
    'dependents.levelNeedsClinic',
  );
  const agreed = await agree(address, { action: 'agree', scopes: ['book'] });
  assert.deepEqual([agreed.said.state, agreed.said.scopes], ['active', ['book']]);
  assert.equal((await agree(address, { action: 'agree' })).said.state, 'active', 'again: as it stands');
  assert.deepEqual([(await marie.mine())[0]?.hasAccess, (await marie.history({ dependent })).status], [true, 403]);
  assert.deepEqual(
    (await marie.told()).map(({ subject }) => subject),
    ['Un accès vous est accordé'],
  );
  assert.equal((await agree(address, { action: 'refuse' })).said.state, 'ended', 'and may think better of it');
  assert.deepEqual([await marie.mine(), (await agree(address, {})).status], [[], 410]);
});

test('the link of a person whose record has no number says so: no account finds it', async (t) => {
  assert.equal((await (await requested(t, { hin: null })).agree(address, {})).said.hasNumber, false);
});

test('the server answers a repeated refusal or agreement by link as the first time, by its idempotency key (product §8 idempotency)', async (t) => {
  const { app, db, mail } = await requested(t);
  await mail.send();
  const payload = { key: keyIn((await mail.to(address))[0]), birthDate: jean.birthDate };
  for (const [action, state] of [
    ['agree', 'active'],
    ['refuse', 'ended'],
  ] as const) {
    const headers = { 'idempotency-key': action };
    const send = () =>
      openBrowser(app).send({ method: 'POST', url: '/nosession/api/agree', payload: { ...payload, action }, headers });
    const [first, again] = [await send(), await send()];
    assert.deepEqual([first.statusCode, first.json<{ state: string }>().state, again.body], [200, state, first.body]);
  }
  const records = await db.selectFrom('idempotency_records').select('scope').execute();
  assert.equal(records.length, 2);
  assert.equal(JSON.stringify(records).includes(payload.key), false, 'no key is stored');
});

test('a mailed link looks like an unknown key after five wrong birth dates, after seven days and after a new link replaces it (product §8 agreeing)', async (t) => {
  const { agree, db, dependent, mail, marie } = await requested(t);
  await mail.send();
  const none = await agree(address, { key: 'A'.repeat(43) });
  assert.deepEqual([none.status, none.refusal.message], [410, 'agreement.expired']);
  const wrong = await Promise.all(
    Array.from({ length: 20 }, (_, day) =>
      agree(address, { action: 'agree', birthDate: `1950-08-${String(day + 1).padStart(2, '0')}` }),
    ),
  );
  assert.deepEqual(wrong.map(({ status }) => status).sort(), [
    ...Array<number>(5).fill(403),
    ...Array<number>(15).fill(410),
  ]);
  assert.equal((await agree(address, {})).raw, none.raw);
  const askAgain = () => marie.send('POST', 'user/requestAgreement', { ...dependent, contact: { email: address } });
  assert.equal((await askAgain()).status, 204);
  assert.equal((await agree(address, {})).raw, none.raw, 'another mail gives no more tries');
  const time = (interval: string) =>
    sql`update agreement_links set expires_at = expires_at - ${interval}::interval`.execute(db);
  await time('7 days');
  await askAgain();
  assert.equal((await agree(address, {})).status, 200, 'a week later it starts over');
  await time('7 days');
  assert.equal((await agree(address, {})).raw, none.raw);
  const rows = await db.selectFrom('agreement_links').selectAll().execute();
  assert.deepEqual([rows.length, JSON.stringify(rows).includes(address)], [1, false]);
  const trail = await db
    .selectFrom('audit_events')
    .select('capacity')
    .where('action', '=', 'agreement.mistaken')
    .execute();
  assert.deepEqual(
    trail,
    Array.from({ length: 5 }, () => ({ capacity: 'anonymous' })),
  );
});

test('a mailed link opens nothing once its access is over, or waits for the person’s own account (product §8 agreeing)', async (t) => {
  const { agree, db } = await requested(t);
  const none = await agree(address, { key: 'A'.repeat(43) });
  const past = { starts_on: sql<string>`current_date - 9`, ends_on: sql<string>`current_date - 2` };
  const grown = { starts_on: sql<string>`current_date - 9`, ends_on: null, basis: 'parental-authority' };
  for (const link of [past, grown]) {
    await db.updateTable('dependents').set(link).execute();
    for (const action of ['read', 'agree'] as const) assert.equal((await agree(address, { action })).raw, none.raw);
  }
});

test('a request to an account holder’s address appears in the account instead; an address gets three requests a day, and the requester does not learn it', async (t) => {
  const { deps, mail, marie, relative } = await requested(t);
  const self = await relative({ nam: 'TREP50072411', birthDate: jean.birthDate });
  const paul = { ...jean, hin: 'TREP50072411', firstName: 'Paul', contact: { email: self.email } };
  await marie.send('POST', 'user/removeDependentAccess', (await marie.add(paul)).said);
  await mail.send();
  const { said } = await marie.add(paul);
  await mail.send();
  await marie.send('POST', 'user/removeDependentAccess', said);
  await marie.add(paul);
  assert.deepEqual(
    (await mail.to(self.email)).map(({ subject }) => subject),
    ['Un message vous attend'],
  );
  assert.deepEqual(
    (await self.told()).map(({ subject }) => subject),
    ['Une personne demande à agir pour vous'],
    'once a week, however often it is asked',
  );
  deps.config.rateLimits = true;
  for (const name of ['Anne', 'Luc', 'Rose', 'Zoé']) {
    assert.equal((await marie.add({ ...jean, hin: null, firstName: name, contact: { email: address } })).status, 201);
    await mail.send();
  }
  assert.equal((await mail.to(address)).length, 4, 'one while there was no limit, and three');
});

test('repeated requests to one address after another fill no mailbox, because each gets three a day (product §8 add-dependent)', async (t) => {
  const { deps, dependent, mail, marie } = await requested(t);
  deps.config.rateLimits = true;
  const [one, other] = ['un@exemple.ca', 'autre@exemple.ca'];
  for (const email of [one, other, one, other, one, other, one, other]) {
    assert.equal(
      (await marie.send('POST', 'user/requestAgreement', { ...dependent, contact: { email } })).status,
      204,
      'the person who asks does not learn it',
    );
    await mail.send();
  }
  assert.deepEqual([(await mail.to(one)).length, (await mail.to(other)).length], [3, 3]);
});

test('a person whose account a clinic knows is asked only there, so a locked-out parent unlocks nothing with their own address (product §8 agreeing)', async (t) => {
  const { db, mail, marie, relative } = await requested(t);
  const birthDate = `${new Date().getFullYear() - 16}-01-01`;
  const young = await relative({ birthDate, firstName: 'Zoé' });
  await addLink(db, { account_id: marie.accountId, patient_id: young.patientId, basis: 'parental-authority' });
  const asked = await marie.send('POST', 'user/requestAgreement', {
    patientId: young.patientId,
    contact: { email: 'alias@exemple.ca' },
  });
  assert.equal(asked.status, 204);
  assert.deepEqual(await mail.to('alias@exemple.ca'), []);
  assert.deepEqual(
    (await young.told()).map(({ subject }) => subject),
    ['Une personne demande à agir pour vous'],
  );
  assert.equal((await young.delegates()).delegates[0]?.awaitsMe, true);
});

test('a delegate can repeat only a request that waits for the person, and only to that person (product §8 agreeing)', async (t) => {
  const { dependent, marie, relative } = await requested(t);
  const again = async (body: object, who = marie) =>
    (await who.send('POST', 'user/requestAgreement', { ...dependent, contact: { email: address }, ...body })).refusal;
  assert.deepEqual((await again({ contact: { email: marie.email } })).fields, { email: 'dependents.contactIsYours' });
  assert.equal((await again({}, await relative())).message, 'errors.notFound');
  const mandate = (await marie.add({ ...jean, hin: null, firstName: 'Anne', basis: 'tutor-adult' })).said;
  assert.equal((await again({ patientId: mandate.patientId })).message, 'dependents.nothingToAgree');
});
