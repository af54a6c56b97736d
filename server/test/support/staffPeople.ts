import type { TestContext } from 'node:test';

import type { StaffPerson, StaffAccess } from '../../../contract/staffPeople.ts';
import { delegationStage, jean } from './delegation.ts';
import { addClinic, addSlot } from './network.ts';
import { staffOn, type StaffBrowser } from './staff.ts';

/** Jean, as somebody with a mandate asks for him. */
export const mandate = { ...jean, basis: 'protection-mandate', scopes: ['book', 'history'] };

/** A receptionist, and Marie, who has an appointment at the clinic. */
export const peopleStage = async (t: TestContext) => {
  const stage = await delegationStage(t);
  const { db } = stage;
  const [clinicId, elsewhereId] = [await addClinic(db, { name: 'GMF du Fleuve' }), await addClinic(db)];
  const nadia = await staffOn(stage, { clinicId });
  const far = await staffOn(stage, { clinicId: elsewhereId, name: 'Omar Haddad', role: 'manager' });
  const slot = (start: number, at = clinicId) => addSlot(db, { clinicId: at, start });
  const marie = await stage.relative({ firstName: 'Marie', nam: 'COTM80522918', birthDate: '1980-02-29' });
  await marie.reserve(await slot(24));
  const waiting = async (by: StaffBrowser = nadia, clinic = clinicId): Promise<StaffAccess['requests']> => {
    const answered = await by.send('GET', `access?clinic=${clinic}`);
    if (answered.status !== 200) throw new Error(answered.raw);
    const { requests }: StaffAccess = answered.body;
    return requests;
  };
  const person = async (patientId: string): Promise<StaffPerson> => {
    const answered = await nadia.send('GET', `people/${patientId}?clinic=${clinicId}`);
    if (answered.status !== 200) throw new Error(answered.raw);
    return answered.body;
  };
  const act = (linkId: string, asked: object, by = nadia) =>
    by.send('POST', `links/${linkId}/act`, { clinic: clinicId, ...asked });
  const card = (patientId: string, nam: string, birthDate: string) =>
    nadia.send('POST', `people/${patientId}/card`, { clinic: clinicId, nam, birthDate });
  const join = (record: string, into: string, by = nadia) =>
    by.send('POST', `people/${into}/join`, { clinic: clinicId, record });
  const find = async (word: string, birthDate: string) =>
    nadia.send('POST', 'people/find', { clinic: clinicId, word, birthDate });
  const linkOf = async (patientId: string) =>
    (await db.selectFrom('dependents').select('id').where('patient_id', '=', patientId).executeTakeFirstOrThrow()).id;
  const trail = async () =>
    (
      await db
        .selectFrom('audit_events')
        .where('actor_staff_id', '=', nadia.staffId)
        .where('action', '<>', 'identity.read')
        .select(['action', 'actor_role', 'actor_clinic_id', 'patient_id', 'entity_id'])
        .orderBy('id')
        .execute()
    ).map((line) => [line.action, line.actor_role, line.actor_clinic_id === clinicId, line.patient_id, line.entity_id]);
  return {
    ...stage,
    act,
    card,
    clinicId,
    elsewhereId,
    far,
    find,
    join,
    linkOf,
    marie,
    nadia,
    person,
    slot,
    trail,
    waiting,
  };
};
