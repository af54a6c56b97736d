import type { TestContext } from 'node:test';

import type { StaffThread, StaffThreadActBody, StaffThreads } from '../../../contract/staffThreads.ts';
import type { Reply } from './booking.ts';
import { files, mailboxStage } from './mailbox.ts';
import { staffOn, type StaffBrowser } from './staff.ts';

export const question = { subject: 'Une question', body: 'Dois-je être à jeun?' };

/** The calls about messages, as words. */
const deskOf = (person: StaffBrowser, clinicId: string) => {
  const open = (threadId: string): Promise<Reply<StaffThread>> => person.send('GET', `threads/${threadId}`);
  const act = (threadId: string, asked: StaffThreadActBody): Promise<Reply<never>> =>
    person.send('POST', `threads/${threadId}/act`, asked);
  return {
    ...person,
    open,
    list: (): Promise<Reply<StaffThreads>> => person.send('GET', `threads?clinic=${clinicId}`),
    count: (): Promise<Reply<{ waiting: number }>> => person.send('GET', `waiting?clinic=${clinicId}`),
    answer: (threadId: string, body: string, revision: number, headers = {}): Promise<Reply<never>> =>
      person.send('POST', `threads/${threadId}/answer`, { body, revision }, headers),
    take: (threadId: string, from: string | null = null) => act(threadId, { act: 'take', from }),
    giveBack: (threadId: string) => act(threadId, { act: 'giveBack' }),
    close: (threadId: string, revision: number) => act(threadId, { act: 'close', revision }),
    revisionOf: async (threadId: string) => (await open(threadId)).body.revision,
  };
};

/** Two receptionists, and a patient who may write to their clinic. */
export const threadStage = async (t: TestContext) => {
  const stage = await mailboxStage(t);
  const { appointmentOf, clinicId, db, owner } = stage;
  const desk = async (name: string) => deskOf(await staffOn(stage, { clinicId, name }), clinicId);
  const [nadia, omar, me] = [await desk('Nadia Roy'), await desk('Omar Haddad'), await owner()];
  await db
    .updateTable('patients')
    .set({ first_name: 'Marie', last_name: 'Côté' })
    .where('id', '=', me.patientId)
    .execute();
  await appointmentOf(me);
  const ask = async (more: object = {}) => (await me.write({ clinicId, ...question, ...more })).body;
  const file = async () => (await me.upload('ordonnance.pdf', files['application/pdf'])).body.attachmentId;
  const trail = (action: string) =>
    db
      .selectFrom('audit_events')
      .where('actor_clinic_id', '=', clinicId)
      .where('action', '=', action)
      .select(['actor_staff_id', 'actor_role', 'patient_id', 'entity_id'])
      .orderBy('id')
      .execute();
  return { ...stage, nadia, omar, me, ask, file, trail };
};
