import { randomUUID } from 'node:crypto';

import type { Bundle, Resource, ResourceType } from '@medplum/fhirtypes';

import { exportedFile } from '../../../contract/export.ts';
import { namContext } from '../../src/data/accounts.ts';
import { guestEmailContext } from '../../src/data/guest/people.ts';
import { invitationEmailContext } from '../../src/data/invitation/invite.ts';
import { legalVersion } from '../../src/data/legalTexts.ts';
import { loadDemo } from '../../src/demo/loadDemo.ts';
import type { App, Deps } from '../../src/http/deps.ts';
import { files } from './mailbox.ts';
import { addLink, addPatient, idsOf } from './people.ts';
import { logIn, signUp, openBrowser, type Visitor } from './browser.ts';

/** Asks for one’s own file. */
export const askForFile = (visitor: Visitor, password: string) =>
  visitor.send({ method: 'POST', url: '/api/user/export', payload: { password } });

/** A file, by its resources. @throws when it is not what the contract says */
export const fileIn = (body: string) => {
  const bundle: unknown = JSON.parse(body);
  exportedFile.parse(bundle);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: what the R4 definitions are about to be asked of
  const { entry = [] } = bundle as Bundle;
  const resources = entry.flatMap(({ resource }) => resource ?? []);
  const all = <T extends ResourceType>(type: T) =>
    resources.filter((resource): resource is Extract<Resource, { resourceType: T }> => resource.resourceType === type);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: see above
  return { bundle: bundle as Bundle, all };
};

const upload = async (visitor: Visitor): Promise<string> => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(files['image/png'])]), 'rougeur.png');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await visitor.send({
    method: 'POST',
    url: '/api/mailbox/attachments',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  return answer.json<{ attachmentId: string }>().attachmentId;
};

/** A clinic saw her card; before that she booked an appointment as a guest, and another clinic invited her. */
const leadAnotherLife = async (
  { db, vault }: Deps,
  { patientId }: { patientId: string },
  clinicId: string,
): Promise<string> => {
  const { namIndex, birthDate } = await db
    .updateTable('patients')
    .set({ nam_verified_at: new Date() })
    .where('id', '=', patientId)
    .returning(['nam_index as namIndex', 'birth_date as birthDate'])
    .executeTakeFirstOrThrow();
  const record = await addPatient(db, {
    first_name: 'Elise',
    nam_sealed: vault.seal('CASE86541215', namContext),
    nam_index: namIndex,
    birth_date: birthDate,
    phone: '438 555-0188',
  });
  await db
    .insertInto('guests')
    .values({
      patient_id: record,
      person_index: Buffer.of(1),
      email_index: Buffer.of(2),
      email_sealed: vault.seal('elise@ailleurs.test', guestEmailContext),
      lang: 'fr',
    })
    .execute();
  const { id: guest } = await db
    .selectFrom('appointments')
    .where('booked_by_account_id', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('audit_events')
    .values({ capacity: 'anonymous', action: 'reservation.booked', patient_id: record, entity_id: guest })
    .execute();
  await db.updateTable('appointments').set({ patient_id: record }).where('id', '=', guest).execute();
  await db
    .insertInto('invitations')
    .values({
      id: randomUUID(),
      clinic_id: clinicId,
      patient_id: patientId,
      care_type: 'follow-up',
      lang: 'fr',
      email_index: Buffer.of(3),
      code_digest: Buffer.of(4),
      email_sealed: vault.seal('elise@clinique.test', invitationEmailContext),
      open_until: new Date(Date.now() + 86_400_000),
    })
    .execute();
  return record;
};

/** The demo patient after a busy day: everything that a person can leave behind, and somebody who acts for her. */
export const busyDemo = async (app: App, deps: Deps) => {
  const { login, password } = await loadDemo(deps);
  const visitor = openBrowser(app);
  await logIn(visitor, login, password);
  const owner = await idsOf(deps.db, login);
  const post = async (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') => {
    const answer = await visitor.send({ method, url: `/api/${url}`, payload });
    if (answer.statusCode >= 400) throw new Error(`${url} answered ${answer.statusCode} ${answer.body}`);
    return answer;
  };
  const { upcoming } = (await post('appointment/history', {})).json<{
    upcoming: { clinicId: string; reservationId: string }[];
  }>();
  const [soonest] = upcoming;
  if (soonest === undefined) throw new Error('The demo patient has no visit ahead.');
  const { clinicId, reservationId } = soonest;
  const { messageId } = (
    await post('mailbox/send', {
      clinicId,
      subject: 'Rougeur',
      body: 'Voici une photo.',
      attachments: [await upload(visitor)],
    })
  ).json<{ messageId: string }>();
  await post('appointment/confirm', { reservationId });
  await post('appointment/alerts', {
    criteria: {
      careType: 'follow-up',
      clinicIds: [clinicId],
      raisonVisite: 'skin',
      near: { postalCode: 'H2J' },
      radiusKm: 25,
    },
    dependent: null,
  });
  await post('user/consents', { analytics: { granted: true, version: legalVersion('privacy') } }, 'PUT');
  await post('user/calendar', {});
  const friend = await signUp(app);
  const friendIds = await idsOf(deps.db, friend.person.login);
  await deps.db
    .updateTable('patients')
    .set({ first_name: 'Anaïs', last_name: 'Roy' })
    .where('id', '=', friendIds.patientId)
    .execute();
  await addLink(deps.db, {
    account_id: friendIds.accountId,
    patient_id: owner.patientId,
    basis: 'written-authorization',
    scopes: ['history'],
  });
  const forgotten = await addPatient(deps.db, { first_name: 'Oubliée' });
  await addLink(deps.db, { account_id: owner.accountId, patient_id: forgotten, state: 'ended' });
  await friend.visitor.send({
    method: 'POST',
    url: '/api/appointment/history',
    payload: { patientId: owner.patientId },
  });
  const record = await leadAnotherLife(deps, owner, clinicId);
  return { ...owner, visitor, password, record, forgotten, reservationId, messageId };
};
