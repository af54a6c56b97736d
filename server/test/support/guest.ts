import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import type { Reason } from '../../../contract/catalogues.ts';
import type { Criteria, Appointment, SearchAnswer } from '../../../contract/appointments.ts';
import type {
  GuestChallenge,
  GuestHold,
  GuestIdentified,
  GuestIdentity,
  GuestManaged,
  GuestNetwork,
  GuestSearchBody,
  GuestProof,
  GuestAppointment,
} from '../../../contract/guest.ts';
import { guestCodeText } from '../../src/domain/guest/secrets.ts';
import type { Deps } from '../../src/http/deps.ts';
import { bookingTokenHash } from '../../src/http/guest/guest.ts';
import type { Reply } from './booking.ts';
import { mailOf } from './mail.ts';
import type { TestApp } from './testApp.ts';
import { openBrowser } from './browser.ts';

type Headers = Record<string, string | undefined>;
type Send = <T>(method: 'GET' | 'POST', path: string, payload?: object, headers?: Headers) => Promise<Reply<T>>;

type SearchTokens = Pick<GuestSearchBody, 'token' | 'manageToken'>;

/** Somebody who books without an account, from a network address of their own. */
export type Guest = {
  send: Send;
  network: () => Promise<Reply<GuestNetwork>>;
  search: (criteria?: Criteria, tokens?: SearchTokens) => Promise<Reply<SearchAnswer>>;
  prove: (spaceId: string) => Promise<GuestProof>;
  /** Does the work, then holds; with a token goes on with that appointment. */
  hold: (spaceId: string, more?: { token?: string }) => Promise<Reply<GuestHold>>;
  extend: (spaceId: string, token: string, holdId: string) => Promise<Reply<GuestHold>>;
  identify: (token: string, parts?: Partial<GuestIdentity>) => Promise<Reply<GuestIdentified>>;
  reserve: (token: string, code: string, headers?: Headers, raisonVisite?: Reason) => Promise<Reply<Appointment>>;
  manage: (reference: string, birthDate: string) => Promise<Reply<GuestManaged>>;
  cancel: (manageToken: string) => Promise<Reply<GuestAppointment>>;
  confirm: (manageToken: string) => Promise<Reply<GuestAppointment>>;
  reschedule: (
    manageToken: string,
    spaceId: string,
    token?: string,
    phone?: string,
  ) => Promise<Reply<GuestAppointment>>;
};

/** Does the work of a challenge, as a browser would. */
const doWork = async (challenge: GuestChallenge): Promise<GuestProof> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The work was not done in time.');
  return { challenge, solution };
};

export const newborn: GuestIdentity = {
  firstName: 'Élodie',
  lastName: 'Gagnon',
  // eslint-disable-next-line days/no-fixed-child -- some tests move their clocks to the day after
  birthDate: '2025-11-02',
  email: 'parent@exemple.ca',
  lang: 'fr',
};

/** What an answer without a body holds. */
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a boundary: each word of Stranger says what its answer is
const nothing = undefined as never;

let addresses = 0;

export const guest = (app: TestApp['app'], from = `203.0.113.${(addresses += 1) % 250}`): Guest => {
  const browser = openBrowser(app);
  const send: Send = async (method, path, payload, headers = {}) => {
    const answer = await browser.send({
      method,
      url: `/nosession/api/${path}`,
      headers,
      from,
      ...(payload === undefined ? {} : { payload }),
    });
    const body = answer.statusCode === 204 ? nothing : answer.json<never>();
    return { status: answer.statusCode, body, refusal: body, raw: answer.body };
  };
  const prove = async (spaceId: string) => doWork((await send<GuestChallenge>('GET', `proof?spaceId=${spaceId}`)).body);
  return {
    send,
    prove,
    network: () => send('GET', 'available'),
    search: (criteria = {}, tokens = {}) => send('POST', 'available', { criteria, ...tokens }),
    hold: async (spaceId, more = {}) => send('POST', 'hold', { spaceId, proof: await prove(spaceId), ...more }),
    extend: (spaceId, token, holdId) => send('POST', 'hold', { spaceId, token, holdId }),
    identify: (token, parts = {}) => send('POST', 'identify', { ...newborn, ...parts, token }),
    reserve: (token, code, headers = {}, raisonVisite = 'vaccination') =>
      send('POST', 'reserve', { token, code, raisonVisite, perName: 'x' }, headers),
    manage: (reference, birthDate) => send('POST', 'manage', { reference, birthDate }),
    cancel: (manageToken) => send('POST', 'cancel', { manageToken }),
    confirm: (manageToken) => send('POST', 'confirm', { manageToken }),
    reschedule: (manageToken, spaceId, token, phone) =>
      send('POST', 'reschedule', { manageToken, space: spaceId, token, phone }),
  };
};

/** The newest code that was mailed to an address. */
export const codeTo = async (deps: Deps, email: string = newborn.email): Promise<string> => {
  const [mail] = (await mailOf(deps).to(email)).filter(({ text }) => /code/i.test(text));
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return code;
};

/** Gives an appointment a code without reading its mail. */
export const setCode = async ({ db, vault }: Deps, token: string): Promise<string> => {
  const [tokenHash, code] = [bookingTokenHash(token), '135790'];
  await db
    .updateTable('guest_bookings')
    .set({ code_digest: vault.blindIndex(guestCodeText(tokenHash, code)) })
    .where('token_hash', '=', tokenHash)
    .execute();
  return code;
};

/** A whole appointment of a guest, booked. */
export const bookAsGuest = async (
  deps: Deps,
  person: Guest,
  spaceId: string,
  { raisonVisite, ...parts }: Partial<GuestIdentity> & { raisonVisite?: Reason } = {},
): Promise<Appointment> => {
  const {
    body: { token },
  } = await person.hold(spaceId);
  await person.identify(token, parts);
  const { status, body, raw } = await person.reserve(token, await setCode(deps, token), {}, raisonVisite);
  if (status !== 201) throw new Error(`Reserving answered ${status} ${raw}`);
  return body;
};
