import type { TestContext } from 'node:test';

import type { Alert, AlertsAnswer, Watched } from '../../../contract/alerts.ts';
import type {
  Criteria,
  Hold,
  HoldsAnswer,
  Appointment,
  SearchAnswer,
  HistoryAnswer,
} from '../../../contract/appointments.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { Deps } from '../../src/http/deps.ts';
import { signedIn, type SignedIn } from './signedIn.ts';
import { testApp, type TestApp, type TestAppOptions } from './testApp.ts';
import { openBrowser } from './browser.ts';

/** An answer with its status; `refusal` is the body seen as an error. */
export type Reply<T> = { status: number; body: T; refusal: ErrorBody; raw: string };

export type Dependent = { patientId: string } | null;
type Headers = Record<string, string | undefined>;

/** Somebody who books: each call of the portal, as a word. */
export type Patient = SignedIn & {
  search: (criteria?: Criteria, dependent?: Dependent) => Promise<Reply<SearchAnswer>>;
  hold: (
    spaceId: string,
    more?: { holdId?: string; reservationId?: string | null; dependent?: Dependent },
  ) => Promise<Reply<Hold>>;
  release: (body: object) => Promise<Reply<Hold>>;
  held: () => Promise<Reply<HoldsAnswer>>;
  reserve: (
    spaceId: string,
    more?: { raisonVisite?: string; dependent?: Dependent },
    headers?: Headers,
  ) => Promise<Reply<Appointment>>;
  cancel: (query: { clinicId: string; reservationId?: string }, headers?: Headers) => Promise<Reply<Appointment>>;
  reschedule: (reservationId: string, spaceId: string, headers?: Headers) => Promise<Reply<Appointment>>;
  confirm: (reservationId: string) => Promise<Reply<Appointment>>;
  history: (body?: object) => Promise<Reply<HistoryAnswer>>;
  watch: (criteria?: Watched, more?: { dependent?: Dependent; reservationId?: string }) => Promise<Reply<Alert>>;
  alerts: () => Promise<Reply<AlertsAnswer>>;
  endAlert: (alertId: string) => Promise<Reply<undefined>>;
  send: Sender;
};

export type Sender = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  headers?: Headers,
) => Promise<Reply<never>>;

/** The calls of the portal over whatever carries them. */
export const callsOf = (send: Sender): Omit<Patient, keyof SignedIn> => ({
  send,
  search: (criteria = {}, dependent = null) => send('POST', 'appointment/available', { criteria, dependent }),
  hold: (spaceId, { reservationId = null, dependent = null, ...more } = {}) =>
    send('POST', 'appointment/hold', { spaceId, reservationId, dependent, ...more }),
  release: (body) => send('POST', 'appointment/release', body),
  held: () => send('GET', 'appointment/hold'),
  reserve: (spaceId, { raisonVisite = 'cold-flu', dependent = null } = {}, headers = {}) =>
    send('POST', 'appointment/reserve', { space: { spaceId }, raisonVisite, perName: 'x', dependent }, headers),
  cancel: (query, headers = {}) =>
    send('GET', `appointment/cancelreservation?${new URLSearchParams(query).toString()}`, undefined, headers),
  reschedule: (reservationId, spaceId, headers = {}) =>
    send('POST', 'appointment/reschedule', { reservationId, space: { spaceId } }, headers),
  confirm: (reservationId) => send('POST', 'appointment/confirm', { reservationId }),
  history: (body) => send('POST', 'appointment/history', body),
  watch: (criteria = {}, { dependent = null, ...more } = {}) =>
    send('POST', 'appointment/alerts', { criteria, dependent, ...more }),
  alerts: () => send('GET', 'appointment/alerts'),
  endAlert: (alertId) => send('DELETE', `appointment/alerts/${alertId}`),
});

/** What an answer without a body holds. */
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a boundary: each word above says what its answer is
export const nothing = undefined as never;

/** A signed-in person's browser on the application in process. */
export const patientOn = (app: TestApp['app'], person: SignedIn): Patient => {
  const browser = openBrowser(app, person.cookies);
  const send: Sender = async (method, path, payload, headers = {}) => {
    const answer = await browser.send({
      method,
      url: `/api/${path}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    const body = answer.statusCode === 204 ? nothing : answer.json<never>();
    return { status: answer.statusCode, body, refusal: body, raw: answer.body };
  };
  return { ...person, ...callsOf(send) };
};

export type Stage = TestApp & {
  db: Deps['db'];
  patient: () => Promise<Patient>;
  patients: (count: number) => Promise<Patient[]>;
};

/** The application on a database of its own, and people who book on it. */
export const bookingStage = async (t: TestContext, options: TestAppOptions = {}): Promise<Stage> => {
  const made = await testApp(t, options);
  const patients = async (count: number): Promise<Patient[]> =>
    (await signedIn(made.deps, count)).map((person) => patientOn(made.app, person));
  const patient = async (): Promise<Patient> => {
    const [one] = await patients(1);
    if (one === undefined) throw new Error('Nobody was signed in.');
    return one;
  };
  return { ...made, db: made.deps.db, patient, patients };
};
