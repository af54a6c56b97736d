import type { TestContext } from 'node:test';

import { sql } from 'kysely';

import type { ClosedAccount, ClosingOutlook } from '../../../contract/closing.ts';
import type { SignupBody } from '../../../contract/session.ts';
import { patientOn, type Patient, type Reply, type Stage } from './booking.ts';
import { confirmMailbox } from './confirmMailbox.ts';
import { liveStage } from './liveStage.ts';
import { idsOf } from './people.ts';
import type { TestAppOptions } from './testApp.ts';
import { signUp, openBrowser } from './browser.ts';

/** Somebody who signed up, in their browser, and the words of closing. */
export type Closer = Patient & {
  person: SignupBody;
  foresee: () => Promise<Reply<ClosingOutlook>>;
  close: (body?: { password?: string; visits?: 'keep' | 'cancel' }) => Promise<Reply<ClosedAccount>>;
};

/** Signs somebody up. */
export const closerOn = async (
  { app, db }: Pick<Stage, 'app' | 'db'>,
  parts: Partial<SignupBody> = {},
): Promise<Closer> => {
  const { person, visitor } = await signUp(app, parts);
  await confirmMailbox(db, person.login);
  const patient = patientOn(app, { ...(await idsOf(db, person.login)), cookies: visitor.cookies });
  return {
    ...patient,
    person,
    foresee: () => patient.send('GET', 'user/close'),
    close: (body = {}) => patient.send('POST', 'user/close', { password: person.password, ...body }),
  };
};

/** The application on a port of its own, with people who have a password. */
export const closingStage = async (t: TestContext, options: TestAppOptions = {}) => {
  const stage = await liveStage(t, options);
  const { app, db } = stage;

  const closer = (parts: Partial<SignupBody> = {}) => closerOn(stage, parts);

  const from =
    (url: string) =>
    async (person: Pick<SignupBody, 'login' | 'password'>, password = person.password) => {
      const { statusCode, ...answer } = await openBrowser(app).send({
        method: 'POST',
        url,
        payload: { username: person.login, password },
      });
      return { status: statusCode, body: answer.json<Record<string, string>>() };
    };

  /** Moves the closing of an account into the past, by days. */
  const letDaysPass = (days: number) =>
    sql`update accounts set closed_at = closed_at - ${days} * interval '1 day' where closed_at is not null`.execute(db);

  return { ...stage, closer, signIn: from('/api/login'), reopen: from('/api/user/reopen'), letDaysPass };
};
