import type { TestContext } from 'node:test';

import type { LightMyRequestResponse as Answer } from 'fastify';

import type { SignupBody } from '../../../contract/session.ts';
import { confirmMailbox } from './confirmMailbox.ts';
import { keyIn, mailOf } from './mail.ts';
import { testApp, type TestAppOptions } from './testApp.ts';
import { signUp, openBrowser, type Visitor } from './browser.ts';

/** A password that nobody has yet. */
export const newPassword = 'Goéland-Tempête-42';

type Headers = Record<string, string>;

/** The application, and the steps of a person who lost a password. */
export const recoveryStage = async (t: TestContext, options: TestAppOptions = {}) => {
  const made = await testApp(t, options);
  const { app, deps } = made;
  const mail = mailOf(deps);

  const ask = (
    person: { email: string; nam: string; lang?: string },
    { headers = {}, from = '192.0.2.1' }: { headers?: Headers; from?: string } = {},
  ) =>
    openBrowser(app).send({
      method: 'POST',
      url: '/api/recover',
      payload: { email: person.email, nam: person.nam, ...(person.lang === undefined ? {} : { lang: person.lang }) },
      headers,
      from,
    });

  /** Asks, and takes the key out of the mail. */
  const keyOf = async (person: { email: string; nam: string }): Promise<string> => {
    await ask(person);
    return keyIn((await mail.to(person.email))[0]);
  };

  const open = (payload: object | string, headers: Headers = {}, from = '192.0.2.2'): Promise<Answer> =>
    openBrowser(app).send({ method: 'POST', url: '/api/recover/user', payload, headers, from });

  const modify = (
    key: string,
    username: string,
    parts: object = {},
    visitor: Visitor = openBrowser(app),
  ): Promise<Answer> =>
    visitor.send({
      method: 'POST',
      url: '/api/recover/modify',
      from: '192.0.2.3',
      payload: { username, newPassword, confirmNewPassword: newPassword, key, ...parts },
    });

  /** With a confirmed mailbox: no other is told of what happens to the account. */
  const signUpConfirmed = async (parts: Partial<SignupBody> = {}) => {
    const signedUp = await signUp(app, parts);
    await confirmMailbox(deps.db, signedUp.person.login);
    return signedUp;
  };

  return { ...made, mail, ask, keyOf, open, modify, signUp: signUpConfirmed };
};
