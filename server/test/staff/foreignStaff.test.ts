// Holds: product §8 staff
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { staffCalls, type StaffCallName } from '../../../contract/staffCalls.ts';
import { contentOf } from '../access/unchanged.ts';
import { files, mailboxOf } from '../support/mailbox.ts';
import { liveStage } from '../support/liveStage.ts';
import { addClinic, addProfessional, addSlot } from '../support/network.ts';
import { staffOn } from '../support/staff.ts';

const columns = [
  ...(['nobody', 'patient', 'suspended', 'foreign', 'absent'] as const),
  ...(['reception', 'manager', 'professional', 'colleague'] as const),
] as const;

type Column = (typeof columns)[number];

const signedOut = { nobody: 401, patient: 401, suspended: 401 } as const;
const everyone = (status: number): Record<Column, number> => ({
  ...{ nobody: status, patient: status, suspended: status, foreign: status, absent: status },
  ...{ reception: status, manager: status, professional: status, colleague: status },
});
const atClinic = (status: number): Record<Column, number> => ({
  ...everyone(status),
  ...signedOut,
  ...{ foreign: 404, absent: 404 },
});

const noMessages = { professional: 404, colleague: 404 } as const;

/** `colleague`: another professional of the clinic. */
const matrix: Record<StaffCallName, Record<Column, number>> = {
  signIn: everyone(403),
  whoAmI: { ...everyone(200), ...signedOut },
  signOut: everyone(204),
  showDay: atClinic(200),
  actOnAppointment: { ...atClinic(204), colleague: 404 },
  cancelAppointment: { ...atClinic(204), colleague: 404 },
  remindPatient: { ...atClinic(204), colleague: 404 },
  writeToPatient: { ...atClinic(204), ...noMessages },
  showOpenings: { ...atClinic(200), colleague: 404 },
  moveAppointment: { ...atClinic(409), colleague: 404 },
  followDay: atClinic(200),
  showThreads: { ...atClinic(200), ...noMessages },
  countThreads: { ...atClinic(200), ...noMessages },
  readThread: { ...atClinic(200), ...noMessages },
  answerThread: { ...atClinic(204), ...noMessages },
  actOnThread: { ...atClinic(204), ...noMessages },
  downloadFile: { ...atClinic(200), ...noMessages },
};

type Named = { clinicId: string; id: string; startsAt: string };

const absent: Named = { clinicId: randomUUID(), id: randomUUID(), startsAt: '2027-03-14T13:00:00Z' };

const payloads: Partial<Record<StaffCallName, (named: Named) => object>> = {
  signIn: () => ({ login: 'personne', password: 'x', code: '123456' }),
  actOnAppointment: ({ startsAt }) => ({ act: 'arrived', startsAt }),
  cancelAppointment: ({ startsAt }) => ({ offersAgain: true, startsAt }),
  remindPatient: ({ startsAt }) => ({ startsAt }),
  writeToPatient: () => ({ subject: 'Avant votre visite', body: 'Venez à jeun.' }),
  moveAppointment: ({ startsAt }) => ({ slotId: randomUUID(), startsAt, offersAgain: true }),
  answerThread: () => ({ body: 'Oui.', revision: 1 }),
  actOnThread: () => ({ act: 'take', revision: 1 }),
};

const queries: Partial<Record<StaffCallName, (named: Named) => string>> = {
  showDay: ({ clinicId }) => `?clinic=${clinicId}&date=2027-03-14`,
  followDay: ({ clinicId }) => `?clinic=${clinicId}`,
  showThreads: ({ clinicId }) => `?clinic=${clinicId}`,
  countThreads: ({ clinicId }) => `?clinic=${clinicId}`,
};

const stage = async (t: TestContext) => {
  const made = await liveStage(t);
  const { app, db, address, patient } = made;
  const [clinicId, elsewhere] = [await addClinic(db), await addClinic(db, { name: 'CLSC du Sentier' })];
  const [roy, cote] = [await addProfessional(db), await addProfessional(db, { name: 'Dr Côté' })];
  const known = await patient();

  let hours = 30;
  /** A message with a file, that nobody has read. */
  const write = async (call: StaffCallName): Promise<Named> => {
    const me = mailboxOf(await patient(), app);
    await me.reserve(await addSlot(db, { clinicId, start: (hours += 1) }));
    const { attachmentId } = (await me.upload('a.pdf', files['application/pdf'])).body;
    const words = { subject: 'Une question', body: 'À jeun?' };
    const { threadId } = (await me.write({ clinicId, ...words, attachments: [attachmentId] })).body;
    return { ...absent, clinicId, id: call === 'downloadFile' ? attachmentId : threadId };
  };
  /** An appointment with Dr. Roy: begun, or ahead. */
  const book = async (call: StaffCallName): Promise<Named> => {
    if (!staffCalls[call].path.includes(':id')) return { ...absent, clinicId };
    if (/^(threads|attachments)/.test(staffCalls[call].path)) return write(call);
    const spaceId = await addSlot(db, { clinicId, start: (hours += 1), professional_id: roy });
    const { reservationId } = (await (await patient()).reserve(spaceId)).body;
    const starts_at = new Date(Date.now() + (call === 'actOnAppointment' ? -60_000 : 3_600_000));
    const ends_at = new Date(starts_at.getTime() + 1_200_000);
    await db.updateTable('appointments').set({ starts_at, ends_at }).where('id', '=', reservationId).execute();
    return { clinicId, id: reservationId, startsAt: starts_at.toISOString() };
  };

  const cookiesOf = async (column: Column): Promise<Map<string, string>> => {
    if (column === 'nobody') return new Map();
    if (column === 'patient') return new Map([...known.cookies, ['staff', known.cookies.get('session') ?? '']]);
    if (column === 'foreign') return (await staffOn(made, { clinicId: elsewhere, role: 'manager' })).cookies;
    const isProfessional = column === 'professional' || column === 'colleague';
    const { cookies, staffId } = await staffOn(made, {
      clinicId,
      role: isProfessional ? 'professional' : column === 'manager' ? column : 'reception',
      ...(isProfessional && { professionalId: column === 'professional' ? roy : cote }),
    });
    if (column === 'suspended')
      await db.updateTable('staff').set({ state: 'suspended' }).where('id', '=', staffId).execute();
    return cookies;
  };

  const ask = async (call: StaffCallName, cookies: Map<string, string>, named: Named) => {
    const { method, path } = staffCalls[call];
    const url = `${address}/staff/api/${path.replace(':id', named.id)}${queries[call]?.(named) ?? ''}`;
    const payload = payloads[call]?.(named);
    const leaving = new AbortController();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'sec-fetch-site': 'same-origin', ...(payload && { 'content-type': 'application/json' }) };
    const body = payload === undefined ? null : JSON.stringify(payload);
    const answer = await fetch(url, { method, headers, body, signal: leaving.signal });
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
    const raw = isStream ? 'stream' : await answer.text();
    leaving.abort();
    const telling = [...answer.headers].filter(
      ([name]) => !/^(date|x-request-id|session-expires|session-limit)$/.test(name),
    );
    return { status: answer.status, raw, telling };
  };
  return { ...made, book, cookiesOf, ask };
};

// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the keys of staffCalls are its names
const calls = Object.keys(staffCalls) as StaffCallName[];

test('each call of the staff area answers each caller as its row says, and a refusal changes nothing', async (t) => {
  const { ask, book, cookiesOf, db } = await stage(t);
  for (const call of calls) {
    const found: Partial<Record<Column, number>> = {};
    for (const column of columns) {
      const named = column === 'absent' ? absent : await book(call);
      const cookies = await cookiesOf(column);
      const before = await contentOf(db);
      found[column] = (await ask(call, cookies, named)).status;
      if (found[column] >= 400 && call !== 'signIn') assert.equal(await contentOf(db), before, `${call} by ${column}`);
    }
    assert.deepEqual(found, matrix[call], call);
  }
});

test('what belongs to another clinic, or to a colleague alone, answers byte for byte as what does not exist', async (t) => {
  const { ask, book, cookiesOf } = await stage(t);
  for (const call of calls.filter((name) => matrix[name].foreign === 404))
    for (const column of ['foreign', 'colleague'] as const) {
      if (matrix[call][column] !== 404) continue;
      const cookies = await cookiesOf(column);
      assert.deepEqual(
        await ask(call, cookies, await book(call)),
        await ask(call, cookies, absent),
        `${call} by ${column}`,
      );
    }
});
