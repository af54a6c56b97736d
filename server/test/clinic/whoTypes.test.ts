// Holds: product §4 access-log, product §8 staff
import assert from 'node:assert/strict';
import { userInfo } from 'node:os';
import { test, type TestContext } from 'node:test';

import type { AccessLogAnswer } from '../../../contract/accessLog.ts';
import { ClinicRefused } from '../../src/clinic/clinicRefused.ts';
import { commands } from '../../src/clinic/commands.ts';
import { runClinic } from '../../src/clinic/runClinic.ts';
import { demoSource } from '../../src/data/demoNetwork.ts';
import { appointmentStage } from '../support/appointments.ts';
import { addClinic } from '../support/network.ts';
import { staffPerson } from '../support/staff.ts';
import { yearAhead } from '../support/years.ts';

const morning = `${yearAhead}-03-10T13:00:00Z`;

/** What each event says of who acted, newest first. */
const listed = ({ events }: AccessLogAnswer) =>
  events.map(({ action, actor: { kind, lastName, role, clinicName } }) =>
    [action, kind, lastName, role, clinicName].filter((each) => each != null).join(' '),
  );

/** A patient with an appointment, a clinic, and its commands as they are typed. */
const typingStage = async (t: TestContext) => {
  const stage = await appointmentStage(t);
  const { database, db, deps, me } = stage;
  const config = { ...deps.config, database: { ...deps.config.database, url: database.url } };
  const type = async (...words: string[]) => {
    try {
      return (await runClinic(words, config)).join('\n');
    } catch (error) {
      if (error instanceof ClinicRefused) return error.message;
      throw error;
    }
  };
  const typeInProduction = async (...words: string[]) => runClinic(words, { ...config, production: true });
  const log = async () => listed((await me.send('GET', 'user/accesslog?by=others')).body);
  const commandsTyped = () =>
    db
      .selectFrom('audit_events')
      .where('action', 'like', 'command.%')
      .select(['action', 'actor_operator as operator', 'actor_staff_id as staffId', 'patient_id as patientId'])
      .orderBy('id')
      .execute();
  const typeWithoutMode = async (...words: string[]) => runClinic(words, config, false);
  return { ...stage, type, typeInProduction, typeWithoutMode, log, commandsTyped };
};

test('a patient reads who typed the command that changed their appointment, in which role and where', async (t) => {
  const { book, clinicId, deps, log, type } = await typingStage(t);
  const { login } = await staffPerson(deps, { clinicId });
  const { reference } = await book(morning);
  assert.match(await type('cancel', reference, '--as', login.toUpperCase()), / is cancelled\. The patient is told\.$/);
  assert.deepEqual(await log(), ['reservation.cancelled clinic Nadia Roy reception GMF du Fleuve']);
});

test('who lists a day, a person or the invitations of a clinic leaves a line that the people listed read', async (t) => {
  const { book, clinicId, deps, log, me, type } = await typingStage(t);
  const { login } = await staffPerson(deps, { clinicId, role: 'manager' });
  const { reference } = await book(morning);
  const who = 'clinic Nadia Roy manager GMF du Fleuve';
  assert.match(await type('day', clinicId, `${yearAhead}-03-10`, `--as=${login}`), new RegExp(reference));
  assert.match(await type('person', me.patientId, '--as', login), new RegExp(`^${me.patientId}`));
  assert.deepEqual(await log(), [`profile.read ${who}`, `day.read ${who}`]);
});

test('the list of invitations, and a number that was seen before, leave a line for the person', async (t) => {
  const { clinicId, db, slot, type } = await typingStage(t);
  await slot(30);
  const said = await type(
    ...['invite', clinicId, 'walk-in', '--nam', 'TREM85021512', '--born', '1985-02-15', '--first', 'Camille'],
    ...['--last', 'Tremblay', '--email', 'camille@exemple.ca', '--slots', '1', '--days', '30'],
  );
  const invitationId = /^Invitation (\S+),/.exec(said)?.[1];
  const { patient_id: patientId } = await db.selectFrom('invitations').select('patient_id').executeTakeFirstOrThrow();
  await type('invitations', clinicId);
  assert.match(await type('verify', patientId), / was already recorded as seen\.$/);
  const lines = db.selectFrom('audit_events').where('patient_id', '=', patientId).select(['action', 'entity_id']);
  assert.deepEqual(await lines.orderBy('id').execute(), [
    { action: 'invitation.sent', entity_id: invitationId },
    { action: 'invitation.read', entity_id: invitationId },
    { action: 'profile.read', entity_id: patientId },
  ]);
});

test('a command that is refused, or finds nothing to do, and so shows an appointment, is a look', async (t) => {
  const { book, log, type } = await typingStage(t);
  const { reference } = await book(morning);
  assert.match(await type('move', reference, 'tomorrow'), /^tomorrow is neither a slot id nor a time/);
  await type('cancel', reference);
  assert.match(await type('cancel', reference), /was cancelled before, by the clinic\.$/);
  assert.match(await type('remind', reference), / is cancelled\. There is nothing to remind of\.$/);
  assert.deepEqual(await log(), [
    'history.read clinic',
    'history.read clinic',
    'reservation.cancelled clinic',
    'history.read clinic',
  ]);
});

test('a command that is refused, and so says what a record or a link holds, is a look', async (t) => {
  const { log, me, type } = await typingStage(t);
  assert.match(await type('end-factor', me.patientId), /no account with a second factor\.$/);
  assert.match(await type('verify', me.patientId), /has no health number/);
  assert.match(await type('merge', me.patientId, me.patientId), /It is one record already\.$/);
  const look = 'profile.read clinic';
  assert.deepEqual(await log(), [look, look, look, look], 'one for each record of the merge');
});

test('each command is a line of the trail, also one that is refused, with the account of the machine and the staff it names', async (t) => {
  const { clinicId, commandsTyped, deps, type } = await typingStage(t);
  const { login, staffId } = await staffPerson(deps, { clinicId });
  await type('clinics');
  await type('cancel', 'XXXXXXXXXX', '--as', login);
  await type('services', clinicId);
  const operator = process.env.SUDO_USER ?? userInfo().username;
  assert.deepEqual(await commandsTyped(), [
    { action: 'command.clinics', operator, staffId: null, patientId: null },
    { action: 'command.cancel', operator, staffId, patientId: null },
    { action: 'command.services', operator, staffId: null, patientId: null },
  ]);
});

test('the check of the keys is a line of the trail', async (t) => {
  const { commandsTyped, type } = await typingStage(t);
  await type('clinics');
  assert.match(await type('check-keys'), /Every key is right, and every value opens\.$/);
  assert.deepEqual(
    (await commandsTyped()).map(({ action }) => action),
    ['command.clinics', 'command.check-keys'],
  );
});

test('a login of nobody, or of somebody suspended, does nothing, and an option without a login is explained', async (t) => {
  const { book, clinicId, commandsTyped, deps, log, type } = await typingStage(t);
  const { reference } = await book(morning);
  const { login } = await staffPerson(deps, { clinicId });
  await type('suspend-staff', login);
  for (const name of [login, 'personne'])
    assert.match(await type('cancel', reference, '--as', name), new RegExp(`^Nobody signs in as ${name}: `));
  for (const words of [['--as'], ['--as='], ['--as', '--free']])
    assert.match(await type('cancel', reference, ...words), /^--as <login>, after any command, names the person/);
  assert.deepEqual(await log(), []);
  assert.deepEqual(
    (await commandsTyped()).map(({ action }) => action),
    ['command.suspend-staff'],
  );
});

test('a person with posts at two clinics is named, and neither clinic', async (t) => {
  const { book, clinicId, db, deps, log, type } = await typingStage(t);
  const { login, staffId } = await staffPerson(deps, { clinicId });
  const other = await addClinic(db);
  await db.insertInto('staff_clinics').values({ staff_id: staffId, clinic_id: other, role: 'manager' }).execute();
  const { reference } = await book(morning);
  await type('cancel', reference, '--as', login);
  assert.deepEqual(await log(), ['reservation.cancelled clinic Nadia Roy']);
});

test('production takes no command about a person without the login of who acts', async (t) => {
  const { typeInProduction } = await typingStage(t);
  const ofOperator = commands.filter(({ isOfOperator }) => isOfOperator === true).map(({ name }) => name);
  assert.deepEqual(ofOperator.sort(), [
    ...['add-staff', 'clinics', 'end-all-sessions', 'rotate-keys', 'service', 'services', 'suspend-staff'],
  ]);
  for (const words of [
    ['cancel', 'ABCDEFGHJK'],
    ['person', 'demo'],
    ['inbox', 'GMF'],
  ])
    await assert.rejects(typeInProduction(...words), {
      name: 'ClinicRefused',
      message: /^Say who acts\.\n--as <login>/,
    });
});

test('where nothing says that it is no production, a command about a person asks who acts, unless the network is the demo', async (t) => {
  const { clinicId, commandsTyped, db, deps, typeWithoutMode } = await typingStage(t);
  const { login } = await staffPerson(deps, { clinicId });
  await assert.rejects(typeWithoutMode('inbox', clinicId), { name: 'ClinicRefused', message: /^Say who acts\.\n/ });
  assert.deepEqual(await commandsTyped(), []);
  await typeWithoutMode('clinics');
  await typeWithoutMode('inbox', clinicId, '--as', login);
  await db.updateTable('clinics').set({ source: demoSource }).execute();
  await typeWithoutMode('inbox', clinicId);
  assert.deepEqual(
    (await commandsTyped()).map(({ action }) => action),
    ['command.clinics', 'command.inbox', 'command.inbox'],
  );
});
