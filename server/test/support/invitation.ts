import type { TestContext } from 'node:test';

import type { Hold, Appointment } from '../../../contract/appointments.ts';
import type { InvitationAuthAnswer, InvitationsAnswer, InvitedSlots } from '../../../contract/invitation.ts';
import { nothing, type Reply } from './booking.ts';
import { clinicStage, type Clinic } from './clinic.ts';
import { mailOf } from './mail.ts';
import type { TestApp } from './testApp.ts';
import { openBrowser } from './browser.ts';
import type { AppointmentStage } from './appointments.ts';

/** Somebody whom the clinic of the tests knows. */
export const invitee = { nam: 'TREH50530219', birthDate: '1950-03-02', email: 'huguette@exemple.ca' };

type Post = (path: string, payload?: object, headers?: Record<string, string>) => Promise<Reply<never>>;

/** A browser at the door of the invitation area, and behind it with a token: each call of the portal, as a word. */
export const invitationAreaOn = (app: TestApp['app'], authToken?: string, from = '192.0.2.1') => {
  const browser = openBrowser(app);
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Reply<never>> => {
    const answer = await browser.send({
      method,
      url: `/rvsp/api/${path}`,
      from,
      ...(payload === undefined ? {} : { payload }),
      headers: { ...(authToken === undefined ? {} : { authtoken: authToken }), ...headers },
    });
    const body = answer.body === '' ? nothing : answer.json<never>();
    return { status: answer.statusCode, body, refusal: body, raw: answer.body };
  };
  const post: Post = (path, payload, headers) => send('POST', path, payload, headers);
  return {
    post,
    auth: (typed: object): Promise<Reply<InvitationAuthAnswer>> => post('auth', typed),
    invitations: (): Promise<Reply<InvitationsAnswer>> => send('GET', 'invitations'),
    slots: (invitationId: string): Promise<Reply<InvitedSlots>> => post('available', { invitationId }),
    hold: (invitationId: string, spaceId: string, more = {}): Promise<Reply<Hold>> =>
      post('hold', { invitationId, spaceId, ...more }),
    release: (invitationId: string): Promise<Reply<Hold>> => post('release', { invitationId }),
    reserve: (invitationId: string, spaceId: string, more = {}, headers = {}): Promise<Reply<Appointment>> =>
      post('reserve', { invitationId, space: { spaceId }, ...more }, headers),
    cancel: (invitationId: string, reservationId: string): Promise<Reply<Appointment>> =>
      post('cancel', { invitationId, reservationId }),
    confirm: (invitationId: string, reservationId: string): Promise<Reply<Appointment>> =>
      post('confirm', { invitationId, reservationId }),
    leave: () => post('logout'),
  };
};

export type InvitationArea = ReturnType<typeof invitationAreaOn>;

/** Words after `invite`, as a clinic types them. */
export const invitingWords = (clinicId: string, { nam, birthDate, email } = invitee, ...more: string[]): string[] => [
  'invite',
  clinicId,
  'walk-in',
  '--nam',
  nam,
  '--born',
  birthDate,
  '--first',
  'Huguette',
  '--last',
  'Tremblay',
  '--email',
  email,
  ...more,
];

/** What the clinic is told of an invitation. */
export const saidOf = (line: string): { invitationId: string; code: string } => {
  const [, invitationId, code] = /^Invitation (\S+), .* code (\d{4} \d{4})\./.exec(line) ?? [];
  if (invitationId === undefined || code === undefined) throw new Error(`Nobody was invited: ${line}`);
  return { invitationId, code };
};

export type InvitationStage = AppointmentStage & {
  clinic: Clinic;
  mail: ReturnType<typeof mailOf>;
  /** Invites somebody to these slots of the clinic. */
  invite: (slotIds: readonly string[], ...more: string[]) => Promise<{ invitationId: string; code: string }>;
  /** A browser that came in with the code. */
  comeIn: (code: string, person?: typeof invitee) => Promise<InvitationArea>;
};

/** The stage of appointments, and a clinic that invites. */
export const invitationStage = async (t: TestContext, options = {}): Promise<InvitationStage> => {
  const stage = await clinicStage(t, options);
  return {
    ...stage,
    mail: mailOf(stage.deps),
    invite: async (slotIds, ...more) =>
      saidOf(
        await stage.clinic.type(
          ...invitingWords(stage.clinicId, invitee, ...slotIds.flatMap((id) => ['--slot', id]), ...more),
        ),
      ),
    comeIn: async (code, { nam, birthDate } = invitee) => {
      const {
        status,
        body: { authToken },
      } = await invitationAreaOn(stage.app).auth({ nam, birthDate, code });
      if (status !== 200) throw new Error(`The code was refused: ${status}`);
      return invitationAreaOn(stage.app, authToken);
    },
  };
};
