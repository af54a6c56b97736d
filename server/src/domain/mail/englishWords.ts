import type { MailWords } from './letter.ts';

const notYou = 'If it was not you, choose a new password right away:';

/** The mails in English. */
export const englishWords: MailWords = {
  greeting: 'Hello,',
  footer: 'This e-mail is sent automatically. We will never ask for your password, by e-mail or by phone.',

  verification: ({ login, address }) => ({
    subject: 'Confirm your e-mail address',
    before: [
      `This address was given for the account ${login} of the patient portal.`,
      'Confirm it within 24\u00A0hours. It will let you sign in and get back into your account.',
    ],
    action: { label: 'Confirm my address', address },
    after: ['If you did not give this address, do nothing: it will not be confirmed.'],
  }),

  recovery: ({ login, address }) => ({
    subject: 'Choose a new password',
    before: [
      `Someone, probably you, asked for a new password for the account ${login}.`,
      'Open this link within 15\u00A0minutes. It works once.',
    ],
    action: { label: 'Choose my password', address },
    after: [
      'If you received several e-mails like this one, only the link of the latest works.',
      'If you asked for nothing, do nothing: your password stays the same.',
    ],
  }),

  passwordChanged: ({ login, address }) => ({
    subject: 'Your password has changed',
    before: [
      `The password of the account ${login} has just changed. Other devices were signed out.`,
      `If it was you, all is well. ${notYou}`,
    ],
    action: { label: 'Get back into my account', address },
    after: [],
  }),

  emailChangeRequested: ({ login, address }) => ({
    subject: 'A new address was requested for your account',
    before: [
      `Another e-mail address was given for the account ${login}. This one stays in force until the other is confirmed.`,
      `If it was you, follow the link sent to the new address. ${notYou}`,
    ],
    action: { label: 'Get back into my account', address },
    after: ['The new address can then no longer be confirmed.'],
  }),

  emailChanged: ({ login }) => ({
    subject: 'The address of your account has changed',
    before: [
      `The account ${login} now has another e-mail address. We will no longer write to this one.`,
      'If it was not you, call the network without delay.',
    ],
    after: [],
  }),
};
