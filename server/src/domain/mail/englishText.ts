import { quebecZone } from '../../../../contract/quebec.ts';
import { reopenUntil } from '../closing.ts';
import { spokenDay, spokenTime } from '../spokenTime.ts';
import type { MailMessages } from './email.ts';

const notYou = 'If it was not you, choose a new password right away:';

export const englishMessages: MailMessages = {
  greeting: 'Hello,',
  footer: 'This email is sent automatically. We will never ask for your password, by email or by phone.',

  verification: ({ address }) => ({
    subject: 'Confirm your email address',
    before: [
      'This address was given for an account of the patient portal.',
      'Confirm it within 24\u00A0hours. It will let you sign in and get back into your account.',
    ],
    action: { label: 'Confirm my address', address },
    after: ['If you did not give this address, do nothing: it will not be confirmed.'],
  }),

  recovery: ({ login, address }) => ({
    subject: 'Choose a new password',
    before: [
      `Someone, probably you, asked for a new password for ${login === '' ? 'an account of the patient portal' : `the account ${login}`}.`,
      'Open this link within 15\u00A0minutes. It works once.',
    ],
    action: { label: 'Choose my password', address },
    after: [
      'If you received several emails like this one, only the link of the latest works.',
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

  factorOn: ({ login, address }) => ({
    subject: 'Two-step sign-in is on',
    before: [
      `The account ${login} now asks for a code of your app as well as the password. Other devices were signed out.`,
      `If it was you, keep your recovery codes in a safe place. ${notYou}`,
    ],
    action: { label: 'Get back into my account', address },
    after: ['If you do not have the code that is asked for next, call the network.'],
  }),

  factorOff: ({ login, address }) => ({
    subject: 'Two-step sign-in is off',
    before: [
      `The account ${login} now asks for the password alone. The recovery codes no longer work.`,
      `If it was you, or was done at your request, all is well. ${notYou}`,
    ],
    action: { label: 'Get back into my account', address },
    after: [],
  }),

  codesRenewed: ({ login, address }) => ({
    subject: 'You have new recovery codes',
    before: [
      `New recovery codes have just been created for the account ${login}. The old ones no longer work.`,
      `If it was you, all is well. ${notYou}`,
    ],
    action: { label: 'Get back into my account', address },
    after: [],
  }),

  recoveryCodeUsed: ({ login, address }) => ({
    subject: 'A recovery code was used',
    before: [
      `A recovery code of the account ${login} has just been used. It will not work again.`,
      `If it was you, all is well. ${notYou}`,
    ],
    action: { label: 'Get back into my account', address },
    after: ['Then create new recovery codes in your account.'],
  }),

  passkeyAdded: ({ login, address }) => ({
    subject: 'A passkey was added',
    before: [
      `A passkey was added to the account ${login}. It opens the account without the password.`,
      `If it was you, all is well. ${notYou}`,
    ],
    action: { label: 'Get back into my account', address },
    after: ['A new password does not remove the passkey. Remove it in your account, or phone the network.'],
  }),

  passkeyRemoved: ({ login, address }) => ({
    subject: 'A passkey was removed',
    before: [
      `A passkey of the account ${login} was removed. It no longer opens the account.`,
      `If it was you, all is well. ${notYou}`,
    ],
    action: { label: 'Get back into my account', address },
    after: [],
  }),

  emailChangeRequested: ({ login, address }) => ({
    subject: 'A new address was requested for your account',
    before: [
      `Another email address was given for the account ${login}. This one stays in force until the other is confirmed.`,
      `If it was you, follow the link sent to the new address. ${notYou}`,
    ],
    action: { label: 'Get back into my account', address },
    after: ['The new address can then no longer be confirmed.'],
  }),

  emailChanged: ({ login }) => ({
    subject: 'The address of your account has changed',
    before: [
      `The account ${login} now has another email address. We will no longer write to this one.`,
      'If it was not you, call the network without delay.',
    ],
    after: [],
  }),

  newDevice: ({ login, address, at, device }) => ({
    subject: 'New sign-in to your account',
    before: [
      `Someone, probably you, has just signed in to the account ${login} from a device we did not know.`,
      `Device: ${device === '' ? 'unknown' : device.replace(' · ', ' on ')}`,
      `Time: ${spokenDay(at, quebecZone, 'en')} at\u00A0${spokenTime(at, quebecZone, 'en')} (Eastern time)`,
      'If it was you, all is well. If it was not you, sign that device out, then change your password:',
    ],
    action: { label: 'See my signed-in devices', address },
    after: [],
  }),

  accountClosed: ({ login, address, at }) => ({
    subject: 'Your account is closed',
    before: [
      `The account ${login} of the patient portal has just been closed, and every device was signed out.`,
      `Until ${spokenDay(reopenUntil(at), quebecZone, 'en')}, you can reopen it: sign in with the same username and password. After that, it is erased for good.`,
    ],
    action: { label: 'Reopen my account', address },
    after: ['If it was not you, reopen it right away, then choose a new password.'],
  }),

  accountReopened: ({ login, address }) => ({
    subject: 'Your account is open again',
    before: [
      `The account ${login} of the patient portal has just been reopened. Nothing of it was erased.`,
      `If it was you, all is well. ${notYou}`,
    ],
    action: { label: 'Get back into my account', address },
    after: [],
  }),

  visitReminder: ({ login, address }) => ({
    subject: 'Appointment reminder',
    before: [
      `An appointment linked to your account ${login} is coming up.`,
      'Open this link to see the details, to confirm it, or to cancel it and leave the place to somebody else.',
    ],
    action: { label: 'See the appointment', address },
    after: [
      'The details are also in your messages in the portal. In your account, you choose which reminders you get.',
    ],
  }),

  offerWaiting: ({ login, address, at }) => ({
    subject: 'A message is waiting for your answer',
    before: [
      `A message of the patient portal waits for an answer from the account ${login}, by ${spokenTime(at, quebecZone, 'en')} at the latest (Eastern time).`,
    ],
    action: { label: 'Answer', address },
    after: ['If you do not answer, there is nothing to do: we go on looking for you.'],
  }),

  accessRequest: ({ address }) => ({
    subject: 'A request waits for your answer',
    before: [
      'Someone asks to act for you in the patient portal. Nothing is open to them until you agree.',
      'Open this link within 7\u00A0days. It asks for your date of birth, then says who makes the request.',
    ],
    action: { label: 'See the request', address },
    after: ['If you do nothing, the request has no effect.'],
  }),

  messageWaiting: ({ login, address }) => ({
    subject: 'You have a new message',
    before: [`A new message waits for you in the patient portal, for the account ${login}.`],
    action: { label: 'Read the message', address },
    after: ['To stop receiving these emails, change your notification choices in your account.'],
  }),
};
