import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';

import type { Language } from '../../../contract/catalogues.ts';
import { clinicOn } from '../support/clinic.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';
import { newDevice, startPushService } from '../support/pushService.ts';
import { reminderStage } from '../support/reminders.ts';
import { takeTexts } from '../support/texts.ts';

/** The first morning of the month that is told, in Montréal. */
const firstMorning = '2026-06-01T14:00:00Z';

const wants = { texts: ['reminder', 'offer', 'change'], pushes: ['reminder', 'offer', 'change'], textDetails: true };

/** Marie with her texts and pushes, her son Léo, her husband Luc who books for her, and the clinic that they go to. */
export const familyStage = async (t: TestContext, lang: Language) => {
  const service = await startPushService(t);
  const stage = await reminderStage(t, { env: { PUSH_HOSTS: service.host } });
  await stage.at(firstMorning);
  const { db, deps } = stage;
  const clinicId = await addClinic(db, {
    name: 'GMF des Trois-Érables',
    address_line: '4525, rue Saint-Denis',
    city: 'Montréal',
    phone: '514 555-0101',
  });
  const member = async (firstName: string, email: string) => {
    const who = await stage.person();
    await db.updateTable('patients').set({ first_name: firstName }).where('id', '=', who.patientId).execute();
    await db.updateTable('accounts').set({ email, login: email, lang }).where('id', '=', who.accountId).execute();
    return who;
  };
  const [marie, luc] = [await member('Marie', 'marie@exemple.ca'), await member('Luc', 'luc@exemple.ca')];
  const leo = await addPatient(db, { first_name: 'Léo', last_name: 'Roy', birth_date: '2019-05-01' });
  const scopes = ['book', 'history', 'messages'] as const;
  await addLink(db, { account_id: marie.accountId, patient_id: leo, scopes: [...scopes] });
  await addLink(db, { account_id: luc.accountId, patient_id: marie.patientId, scopes: [...scopes], basis: 'consent' });
  const device = newDevice(service, 'marie');
  await takeTexts(deps, marie);
  assert.equal((await marie.send('POST', 'user/pushes', device.subscription)).status, 200);
  assert.equal((await marie.send('PATCH', 'user', { notifications: wants })).status, 200);
  return {
    ...stage,
    clinic: clinicOn(deps),
    clinicId,
    device,
    lang,
    leo: { patientId: leo },
    luc,
    marie,
    service,
    slot: (start: string, mode: 'in-person' | 'phone' = 'in-person') => addSlot(db, { clinicId, start, mode }),
  };
};

export type Family = Awaited<ReturnType<typeof familyStage>>;
