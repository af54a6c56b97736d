import { guestTries } from '../guest/secrets.ts';
import { silence } from '../silence.ts';
import { waysToMeet } from '../modeChanged.ts';
import { inFives } from '../reference.ts';
import { whoseAppointment, withinSentence } from '../whoseAppointment.ts';
import type { AppointmentMessages } from './appointmentWording.ts';

const ways = waysToMeet.en;
const lower = withinSentence.en;
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

export const englishAppointment: AppointmentMessages = {
  whose: whoseAppointment.en,
  subject: {
    booked: (whose) => `${whose} is confirmed`,
    moved: (whose) => `${whose} has changed`,
    movedByClinic: (whose) => `The clinic has moved ${lower(whose)}`,
    cancelled: (whose) => `${whose} is cancelled`,
    cancelledByClinic: (whose) => `The clinic has cancelled ${lower(whose)}`,
    number: () => 'The clinic will call another number',
    reminder: (whose) => `Reminder: ${lower(whose)}`,
    locked: () => 'The reference of your appointment is blocked',
  },
  opening: {
    booked: (whose) => `${whose} is booked.`,
    moved: (whose) => `${whose} now takes place at another time.`,
    movedByClinic: (whose) => `The clinic had to move ${lower(whose)}. This is what holds now.`,
    cancelled: (whose) => `${whose} will not take place: it is cancelled.`,
    cancelledByClinic: (whose) => `The clinic had to cancel ${lower(whose)}. You can book another one.`,
    number: () =>
      'Somebody changed the number that the clinic will call for this appointment. If it was not you, phone the clinic.',
    reminder: (whose) => `${whose} is coming up.`,
    locked: (whose) =>
      `Somebody gave a date of birth that does not match ${lower(whose)} ${guestTries.birthDates} times. ` +
      `Its reference is blocked for ${guestTries.lockedHours} hours; the appointment stands.`,
  },
  unsaid: {
    whose: 'An appointment',
    opening: (login) => `This is about an appointment of your account ${login}.`,
    detail: 'The details are in the portal.',
  },
  when: (date, time) => `Date: ${date}, ${time}`,
  before: ({ date, time, mode, clinicName }) => `It was: ${date}, ${time}, ${ways[mode]} (${clinicName})`,
  mode: (mode) => `Where: ${ways[mode]}`,
  clinic: (place) => `Clinic: ${place}`,
  reference: (reference) => `Reference: ${inFives(reference)}`,
  phone: (phone) => `The clinic’s phone: ${phone}`,
  open: 'See the appointment',
  movedByClinic: {
    account: (until) =>
      until === null
        ? `If this suits you, confirm it. If not, call the clinic. ${silence.en}`
        : `If this suits you, confirm it. If not, choose another time or cancel, until ${sentence(until)} ${silence.en}`,
    guest: () => `If this suits you, confirm it. ${silence.en}`,
  },
  wayOn: {
    attendance: 'You can confirm that you are coming.',
    cancel: (until) =>
      until === null ? 'To cancel it, call the clinic.' : `You can cancel it until ${sentence(until)}`,
    onceReminded: 'Once reminded, you can also confirm.',
  },
  choices: 'In your account, you choose whether these emails say when and where.',
};
