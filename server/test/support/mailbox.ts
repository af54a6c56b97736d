import type { TestContext } from 'node:test';

import type { ErrorBody } from '../../../contract/errors.ts';
import type { Attachment, ClinicsAnswer, Message, ThreadAnswer, ThreadsAnswer } from '../../../contract/mailbox.ts';
import { clamavScanner } from '../../src/data/clamav.ts';
import { messageContext } from '../../src/data/appointmentMessages.ts';
import { bookingStage, type Patient, type Reply } from './booking.ts';
import { clamd } from './clamd.ts';
import { addClinic, addSlot } from './network.ts';
import { addMessage } from './people.ts';
import type { TestApp } from './testApp.ts';
import { openBrowser } from './browser.ts';

type Written = {
  clinicId: string;
  subject: string;
  body: string;
  aboutPatient?: string;
  threadId?: string;
  attachments?: string[];
};

/** The mailbox calls of the portal, as words. */
export const mailboxOf = (patient: Patient, app: TestApp['app']) => {
  const browser = openBrowser(app, patient.cookies);
  const get = (path: string) => patient.send('GET', path);
  const post = (path: string, body?: object, headers = {}) => patient.send('POST', path, body, headers);
  return {
    ...patient,
    threads: (query: Record<string, string> = {}): Promise<Reply<ThreadsAnswer>> =>
      get(`mailbox/threads?${new URLSearchParams(query).toString()}`),
    open: (threadId: string): Promise<Reply<ThreadAnswer>> => get(`mailbox/threads/${threadId}`),
    read: (messageIds: string[]): Promise<Reply<never>> => post('mailbox/read', { messageIds }),
    archive: (threadId: string, archived = true): Promise<Reply<never>> =>
      post('mailbox/archive', { threadId, archived }),
    write: (message: Written, headers = {}): Promise<Reply<Message>> => post('mailbox/send', message, headers),
    clinics: (aboutPatient?: string): Promise<Reply<ClinicsAnswer>> =>
      get(`mailbox/clinics${aboutPatient === undefined ? '' : `?aboutPatient=${aboutPatient}`}`),
    upload: async (name: string | null, content: Buffer): Promise<Reply<Attachment>> => {
      const form = new FormData();
      if (name !== null) form.append('file', new Blob([new Uint8Array(content)]), name);
      const request = new Request('http://localhost', { method: 'POST', body: form });
      const type = request.headers.get('content-type') ?? '';
      const answer = await browser.send({
        method: 'POST',
        url: '/api/mailbox/attachments',
        payload: Buffer.from(await request.arrayBuffer()),
        headers: { 'content-type': type },
      });
      return {
        status: answer.statusCode,
        body: answer.json<Attachment>(),
        refusal: answer.json<ErrorBody>(),
        raw: answer.body,
      };
    },
    download: async (attachmentId: string) => {
      const {
        body: raw,
        headers,
        rawPayload: content,
        statusCode: status,
      } = await browser.send({ url: `/api/mailbox/attachments/${attachmentId}` });
      return { status, headers, content, raw };
    },
    unread: (): Promise<Reply<number>> => post('mailbox/unread'),
  };
};

/** The smallest files of each kind that may be attached, by their media type. */
export const files = {
  'application/pdf': Buffer.from('%PDF-1.4\n%%EOF\n'),
  'image/jpeg': Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  'image/png': Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000049454e44ae426082',
    'hex',
  ),
  'image/heic': Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'),
};

/** A network of one clinic, whose patients have mailboxes. */
export const mailboxStage = async (t: TestContext, { scanner = false } = {}) => {
  const daemon = scanner ? await clamd(t) : null;
  const stage = await bookingStage(t, daemon === null ? {} : { deps: { scan: clamavScanner(daemon.address) } });
  const {
    db,
    deps: { vault },
  } = stage;
  const clinicId = await addClinic(db, { name: 'Clinique de l’Érable' });
  const owner = async () => mailboxOf(await stage.patient(), stage.app);
  const message = ({ body = 'Bonjour', ...values }: Parameters<typeof addMessage>[1] & { body?: string }) =>
    addMessage(db, { clinic_id: clinicId, body_sealed: vault.seal(body, messageContext), ...values });
  /** Gives a person an appointment at the clinic. */
  const appointmentOf = async (patient: Patient, dependent: { patientId: string } | null = null) =>
    (await patient.reserve(await addSlot(db, { clinicId, start: 24 }), { dependent })).body;
  return { ...stage, clinicId, owner, message, appointmentOf, answer: daemon?.answer ?? (() => undefined) };
};
