import type { MailedLinkAppointment } from '../../../contract/appointmentLinks.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { KeptMail } from '../../src/data/keptMails.ts';
import { keyIn } from './mail.ts';
import type { TestApp } from './testApp.ts';
import { openBrowser } from './browser.ts';

export type LinkReply = { status: number; visit: MailedLinkAppointment; refusal: ErrorBody; raw: string };

/** Opens the link of a mail in a browser where nobody is signed in. */
export const linkIn = (app: TestApp['app'], mail: Pick<KeptMail, 'text'> | undefined) => {
  const key = keyIn(mail);
  return (
    action: 'read' | 'confirm' | 'cancel',
    { birthDate = '1980-02-29', from = '192.0.2.1' } = {},
  ): Promise<LinkReply> => askAppointment(app, { key, birthDate, action }, from);
};

/** One call as the page of a mailed link makes it. */
export const askAppointment = async (app: TestApp['app'], payload: object, from = '192.0.2.1'): Promise<LinkReply> => {
  const answer = await openBrowser(app).send({ method: 'POST', url: '/nosession/api/visit', payload, from });
  const body = answer.json<MailedLinkAppointment & ErrorBody>();
  return { status: answer.statusCode, visit: body, refusal: body, raw: answer.body };
};
