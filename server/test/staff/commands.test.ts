// Holds: product §8 staff
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { codeAt } from '../support/authenticator.ts';
import { openBrowser } from '../support/browser.ts';
import { clinicStage } from '../support/clinic.ts';
import { addProfessional, addSlot } from '../support/network.ts';

test('an operator lets a person of a clinic sign in, with a password and a second factor that are printed once', async (t) => {
  const { app, clinic, clinicId, db } = await clinicStage(t);
  const add = ['add-staff', 'nadia.roy', '--name', 'Nadia Roy', '--clinic', clinicId, '--role', 'reception'];
  const said = await clinic.type(...add);
  const password = /^Password: (\S+)$/m.exec(said)?.[1] ?? '';
  const secret = /secret=([A-Z2-7]+)/.exec(said)?.[1] ?? '';
  const code = codeAt(secret, new Date());
  const visitor = openBrowser(app);
  const signIn = () =>
    visitor.send({ method: 'POST', url: '/staff/api/session', payload: { login: 'nadia.roy', password, code } });
  const { statusCode, body } = await signIn();
  assert.equal(statusCode, 200, body);
  assert.match(await clinic.type(...add), /^Somebody already signs in as nadia\.roy\.$/);
  assert.match(await clinic.type('suspend-staff', 'NADIA.ROY'), /can no longer sign in/);
  assert.equal((await visitor.send({ url: '/staff/api/session' })).statusCode, 401);
  assert.equal((await signIn()).statusCode, 403);
  const trail = await db.selectFrom('audit_events').select('action').where('action', 'like', 'staff.%').execute();
  assert.deepEqual(
    trail.map(({ action }) => action),
    ['staff.added', 'staff.suspended'],
  );
});

test('an operator names the professional whose appointments a post reaches', async (t) => {
  const { clinic, clinicId, db } = await clinicStage(t);
  const roy = await addProfessional(db, { name: 'Dre Roy' });
  await addSlot(db, { clinicId, start: 30, professional_id: roy });
  const add = ['add-staff', 'lea.roy', '--name', 'Dre Roy', '--clinic', clinicId, '--role', 'professional'];
  assert.match(await clinic.type(...add), /^Name the professional whose appointments they see/);
  assert.match(await clinic.type(...add, '--professional', 'Dr Nul'), /^No professional called Dr Nul works at /);
  await clinic.type(...add, '--professional', 'Dre Roy');
  const posts = await db.selectFrom('staff_clinics').select(['role', 'professional_id']).execute();
  assert.deepEqual(posts, [{ role: 'professional', professional_id: roy }]);
});

test('the commands for staff refuse an unknown person, clinic or role', async (t) => {
  const { clinic, clinicId } = await clinicStage(t);
  assert.equal(await clinic.type('suspend-staff', 'personne'), 'Nobody signs in as personne.');
  const add = (role: string, at: string) =>
    clinic.type('add-staff', 'luc', '--name', 'Luc', '--clinic', at, '--role', role);
  assert.match(await add('reception', 'nowhere'), /^There is no clinic nowhere\./);
  await assert.rejects(add('king', clinicId), { name: 'UsageError' });
});

test('two operators who give one login at once add one person', async (t) => {
  const { clinic, clinicId, db } = await clinicStage(t);
  const add = () =>
    clinic.type('add-staff', 'nadia.roy', '--name', 'Nadia Roy', '--clinic', clinicId, '--role', 'manager');
  const said = await Promise.all([add(), add(), add()]);
  assert.equal(said.filter((each) => each === 'Somebody already signs in as nadia.roy.').length, 2);
  assert.equal((await db.selectFrom('staff').select('id').execute()).length, 1);
});

test('only a professional names a professional, also for the database', async (t) => {
  const { clinic, clinicId, db } = await clinicStage(t);
  const roy = await addProfessional(db, { name: 'Dre Roy' });
  await addSlot(db, { clinicId, start: 30, professional_id: roy });
  const add = ['add-staff', 'luc', '--name', 'Luc', '--clinic', clinicId, '--role', 'reception'];
  assert.equal(
    await clinic.type(...add, '--professional', 'Dre Roy'),
    'Only the role professional names a professional.',
  );
  await clinic.type(...add);
  await assert.rejects(db.updateTable('staff_clinics').set({ professional_id: roy }).execute(), {
    constraint: 'staff_clinics_professional_named',
  });
  await assert.rejects(db.updateTable('staff_clinics').set({ role: 'professional' }).execute(), {
    constraint: 'staff_clinics_professional_named',
  });
});
