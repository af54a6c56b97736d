import type { TestContext } from 'node:test';

import { newsKinds, type Language } from '../../../contract/catalogues.ts';
import { clinicOn } from '../support/clinic.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';
import { newDevice, startPushService } from '../support/pushService.ts';
import { reminderStage } from '../support/reminders.ts';
import { takeTexts } from '../support/texts.ts';

/** The first morning of the month that is told, in Montréal. */
const firstMorning = '2026-06-01T14:00:00Z';

/** Marie, who lets texts say details and has pushes, her son Léo, her husband Luc who books for her, and their clinic. */
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
  await takeTexts(deps, marie, { number: '514 555-0191', showsDetails: true });
  await takeTexts(deps, luc, { number: '514 555-0192' });
  await marie.send('POST', 'user/pushes', newDevice(service, 'marie').subscription);
  await marie.send('PUT', 'user/pushes', { kinds: newsKinds });
  return {
    ...stage,
    clinic: clinicOn(deps),
    clinicId,
    lang,
    leo: { patientId: leo },
    luc,
    marie,
    slot: (start: string, mode: 'in-person' | 'phone' = 'in-person') => addSlot(db, { clinicId, start, mode }),
  };
};

export type Family = Awaited<ReturnType<typeof familyStage>>;
