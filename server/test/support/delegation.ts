import type { TestContext } from 'node:test';

import type { Agreement, AgreementBody, Delegate, DelegatesAnswer } from '../../../contract/delegates.ts';
import type { Dependent } from '../../../contract/dependents.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { bookingStage, type Patient, type Stage } from './booking.ts';
import { keyIn, mailOf, type Mail } from './mail.ts';
import type { TestAppOptions } from './testApp.ts';
import { openBrowser } from './browser.ts';
import { storedMessages } from './messages.ts';
import { yearsBack } from './years.ts';

/** Somebody whose family grows: each call of the two sides, as a word. */
export type Relative = Patient & {
  email: string;
  add: (body: object) => Promise<{ status: number; said: Dependent; refusal: ErrorBody; raw: string }>;
  mine: () => Promise<Dependent[]>;
  delegates: () => Promise<DelegatesAnswer>;
  grant: (linkId: string, scopes: string[]) => Promise<{ status: number; said: Delegate; refusal: ErrorBody }>;
  withdraw: (linkId: string) => Promise<{ status: number; refusal: ErrorBody }>;
  /** Subjects and bodies of the messages in their own mailbox, oldest first. */
  told: () => Promise<{ subject: string; body: string }[]>;
};

export type DelegationStage = Stage & {
  mail: Mail;
  /** Somebody with an account; `nam` is their number, `verified` whether a clinic saw it. */
  relative: (who?: { nam?: string; birthDate?: string; verified?: boolean; firstName?: string }) => Promise<Relative>;
  /** Uses the link in the latest mail to an address. */
  agree: (
    address: string,
    body: Partial<AgreementBody>,
  ) => Promise<{ status: number; said: Agreement; refusal: ErrorBody; raw: string }>;
};

const yearOfLea = yearsBack(6);

/** Léa, who turns six this year, as her parent asks for her. */
export const lea = {
  hin: `TREL${String(yearOfLea).slice(2)}550412`,
  firstName: 'Léa-Maude',
  lastName: 'Tremblay-D’Août',
  birthDate: `${yearOfLea}-05-04`,
  relationship: 'child',
  basis: 'parental-authority',
};

/** Grown-up Jean, as somebody asks for him. */
export const jean = {
  hin: 'TREJ50072411',
  firstName: 'Jean',
  lastName: 'Tremblay',
  birthDate: '1950-07-24',
  relationship: 'parent',
  basis: 'written-authorization',
};

const relativeOn = ({ deps }: Stage, patient: Patient, email: string): Relative => {
  const { send } = patient;
  return {
    ...patient,
    email,
    add: async (body) => {
      const { status, body: said, refusal, raw } = await send('POST', 'user/addDependent', body);
      return { status, said, refusal, raw };
    },
    mine: async () => (await send('GET', 'user/dependents')).body,
    delegates: async () => (await send('GET', 'user/delegates')).body,
    grant: async (linkId, scopes) => {
      const { status, body: said, refusal } = await send('POST', 'user/grantAccess', { linkId, scopes });
      return { status, said, refusal };
    },
    withdraw: async (linkId) => {
      const { status, refusal } = await send('POST', 'user/withdrawAccess', { linkId });
      return { status, refusal };
    },
    told: async () => {
      const rows = (await storedMessages(deps)).filter((each) => each.patient_id === patient.patientId);
      return rows.map((row) => ({ subject: row.subject, body: deps.vault.open(row.body_sealed, 'messages.body') }));
    },
  };
};

/** People who ask to act for each other, on a database of their own. */
export const delegationStage = async (t: TestContext, options: TestAppOptions = {}): Promise<DelegationStage> => {
  const stage = await bookingStage(t, options);
  const { app, db, deps } = stage;
  const mail = mailOf(deps);
  return {
    ...stage,
    mail,
    relative: async ({ nam, birthDate = '1980-02-29', verified = false, firstName = 'Camille' } = {}) => {
      const patient = await stage.patient();
      await db
        .updateTable('patients')
        .set({
          first_name: firstName,
          birth_date: birthDate,
          nam_verified_at: verified ? new Date() : null,
          ...(nam === undefined
            ? {}
            : { nam_sealed: deps.vault.seal(nam, 'patients.nam'), nam_index: deps.vault.blindIndex(nam) }),
        })
        .where('id', '=', patient.patientId)
        .execute();
      return relativeOn(stage, patient, `${patient.accountId}@exemple.ca`);
    },
    agree: async (address, body) => {
      const [latest] = await mail.to(address);
      const payload = { key: keyIn(latest), birthDate: jean.birthDate, action: 'read', ...body };
      const answer = await openBrowser(app).send({ method: 'POST', url: '/nosession/api/agree', payload });
      const said = answer.json<Agreement & ErrorBody>();
      return { status: answer.statusCode, said, refusal: said, raw: answer.body };
    },
  };
};
