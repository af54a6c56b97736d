import type { Language } from '../../../../contract/catalogues.ts';
import type { MessageText } from '../appointmentMessages.ts';
import { frenchNotices } from './frenchNotices.ts';
import type { DelegationNotice, NoticeNames, NoticeMessages } from './noticeText.ts';

const page = 'People who act for me';
const someone = ({ holder }: NoticeNames): string => (holder === '' ? 'Someone' : holder);

const englishNotices: NoticeMessages = {
  asked: (names) => ({
    subject: 'Someone asks to act for you',
    body: [
      `${someone(names)} asks to act for you in the portal.`,
      `Nothing is open to them until you agree. You can agree, choosing what you share, or refuse, on the page “${page}” of your account.`,
      'If you do not know this person, refuse and call the clinic.',
    ].join('\n'),
  }),
  opened: (names) => ({
    subject: 'Someone can now act for you',
    body: [
      `${someone(names)} can now act for you in the portal.`,
      `You see what is shared, and can end it, on the page “${page}” of your account. If this was not your decision, call the clinic.`,
    ].join('\n'),
  }),
  givenUp: (names) => ({
    subject: 'Someone no longer acts for you',
    body: `${someone(names)} gave up their access and no longer acts for you in the portal. Appointments already booked stay in place.`,
  }),
  ofAge: (names) => ({
    subject: 'You now decide who acts for you',
    body: [
      `Since you turned 14, you decide who acts for you. ${someone(names)} acted for you in the portal; this access is suspended.`,
      `You can give it back, choosing what you share, or end it, on the page “${page}” of your account. Nothing obliges you to.`,
    ].join('\n'),
  }),
  granted: ({ person }) => ({
    subject: 'You are granted access',
    body: [
      `You can now act for ${person ?? 'the person of your request'} in the portal.`,
      'The page “People I help” shows what you may do and until when.',
    ].join('\n'),
  }),
  refused: ({ person }) => ({
    subject: 'A request for access is refused',
    body: `Your request to act for ${person ?? 'someone'} in the portal is refused. To talk about it, ask the person or the clinic.`,
  }),
  withdrawn: ({ person }) => ({
    subject: 'An access is withdrawn from you',
    body: `${person ?? 'The person'} ended your access. You can no longer act for them in the portal. Appointments already booked stay in place.`,
  }),
  closed: ({ person }) => ({
    subject: 'An access is withdrawn from you',
    body: `A clinic ended your access for ${person ?? 'someone'}. Appointments already booked stay in place. To talk about it, ask the clinic.`,
  }),
  waits: ({ person }) => ({
    subject: 'An access waits to be confirmed',
    body: [
      `A clinic updated a file. Your access for ${person ?? 'someone'} waits to be confirmed; until then nothing is open to you. Appointments already booked stay in place.`,
      'Under 14, or with a mandate: show the clinic the document on which your access rests. From 14 on, the person agrees in their account or at the clinic.',
    ].join('\n'),
  }),
  ended: ({ person }) => ({
    subject: 'An access has ended',
    body: [
      `Your access for ${person ?? 'someone'} ended on its last day. Appointments already booked stay in place.`,
      'At 18, or after the chosen date, the person decides again what they share. You can ask them again in the portal.',
    ].join('\n'),
  }),
  endedForPerson: ({ holder }) => ({
    subject: 'Someone no longer acts for you',
    body: `The access of ${holder === '' ? 'the person who acted for you' : holder} ended on its last day. You can agree to a new request in your account.`,
  }),
};

const messages: Record<Language, NoticeMessages> = { fr: frenchNotices, en: englishNotices };

export const delegationNotice = (notice: DelegationNotice, lang: Language, names: NoticeNames): MessageText =>
  messages[lang][notice](names);
