import { passkeyCreation } from '../../../contract/passkeys.ts';
import { legalVersion } from '../../src/data/legalTexts.ts';
import type { Closer } from './closing.ts';
import { mailboxOf } from './mailbox.ts';
import { addClinic, addSlot } from './network.ts';
import { makeDevice } from './passkeyDevice.ts';
import { addLink, addPatient, bornYearsAgo } from './people.ts';
import type { Stage } from './booking.ts';
import { logIn, openBrowser } from './browser.ts';

/** Words that only this person would ever write, and their birth date, phone and health number. */
export const marks = ['zorglub', 'ZORG85021512', '1985-02-15', '418 555-0177'];

/** What they sign up with. */
export const zorglub = {
  login: 'zorglub.marie',
  email: 'zorglub@exemple.ca',
  nam: 'ZORG85021512',
  password: 'Chalet-Bleuet-77',
};

const agent = { 'user-agent': 'Zorglub/9.0 (zorglub; Linux)' };
const addPasskey = async (marie: Closer) => {
  const begun = await marie.send('POST', 'user/passkeys/begin', { password: zorglub.password });
  const credential = makeDevice('http://localhost').create(passkeyCreation.parse(JSON.parse(begun.raw)));
  return marie.send('POST', 'user/passkeys', { name: 'Téléphone de Zorglub', credential });
};

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`);

/** Somebody writes what only they would write wherever a patient can: into their account, with clinics, about others, on the way in. */
// eslint-disable-next-line max-lines-per-function -- one list of calls, read from top to bottom
export const writeEverywhere = async ({ app, db }: Pick<Stage, 'app' | 'db'>, marie: Closer): Promise<void> => {
  const clinicId = await addClinic(db, { name: 'GMF du Fleuve' });
  const mailbox = mailboxOf(marie, app);
  const browser = openBrowser(app, marie.cookies);
  const demand = async (expected: number, answer: Promise<{ status: number; raw: string }>) => {
    const { status, raw } = await answer;
    if (status !== expected) throw new Error(`${status} ${raw}`);
  };
  await demand(
    200,
    marie.send(
      'PATCH',
      'user',
      { firstName: 'Zorglub-Marie', lastName: 'Zorglubin', birthDate: '1985-02-15', phone: '418 555-0177' },
      agent,
    ),
  );
  await demand(
    204,
    marie.send('POST', 'user/email', { password: zorglub.password, email: 'zorglub.autre@exemple.ca' }),
  );
  await demand(200, marie.send('POST', 'user/calendar'));
  await demand(200, marie.send('POST', 'user/texts', { number: '418 555-0177' }));
  await demand(200, addPasskey(marie));

  const slots = await Promise.all([24, 48, 72].map((start) => addSlot(db, { clinicId, start })));
  const [kept = '', dropped = '', childs = ''] = slots;
  await demand(
    201,
    marie.reserve(kept, { raisonVisite: 'Zorglub tousse' }, { 'idempotency-key': 'zorglub-tousse', ...agent }),
  );
  const cancelled = (await marie.reserve(dropped, { raisonVisite: 'Zorglub hésite' })).body;
  await demand(200, marie.cancel({ clinicId, reservationId: cancelled.reservationId }));
  await demand(201, marie.watch({ clinicIds: [clinicId], raisonVisite: 'Zorglub guette' }));

  const [sent, unsent] = [
    await mailbox.upload('zorglub-plaie.pdf', pdf('zorglub saigne')),
    await mailbox.upload('zorglub-brouillon.pdf', pdf('zorglub attend')),
  ];
  if (unsent.status !== 201) throw new Error(unsent.raw);
  await demand(
    201,
    mailbox.write({
      clinicId,
      subject: 'Zorglub demande',
      body: 'Zorglub voudrait savoir',
      attachments: [sent.body.attachmentId],
    }),
  );

  const child = (first_name: string) =>
    addPatient(db, { first_name, last_name: 'Zorglubin', birth_date: bornYearsAgo(6.5) });
  for (const [name, slot] of [
    ['Zorglubette', childs],
    ['Zorglubinou', undefined],
  ] as const) {
    const patientId = await child(name);
    await addLink(db, {
      account_id: marie.accountId,
      patient_id: patientId,
      basis: 'parental-authority',
      scopes: ['book', 'history', 'messages'],
    });
    if (slot !== undefined)
      await demand(201, marie.reserve(slot, { raisonVisite: 'Zorglubette tousse', dependent: { patientId } }));
  }

  await browser.send({
    method: 'PUT',
    url: '/api/user/consents',
    payload: { analytics: { granted: true, version: legalVersion('privacy') } },
  });
  await logIn(openBrowser(app), zorglub.login, 'Zorglub-Erreur-1', { headers: agent });
  await openBrowser(app).send({
    method: 'POST',
    url: '/api/recover',
    payload: { email: zorglub.email, nam: zorglub.nam },
    headers: agent,
  });
};
