import { guestTries } from '../guest/secrets.ts';
import { waysToMeet } from '../modeChanged.ts';
import { withinSentence } from '../whoseAppointment.ts';
import { silence } from '../silence.ts';
import type { AppointmentMessages } from './appointmentWording.ts';

const ways = waysToMeet.en;
const lower = withinSentence.en;
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

export const englishAppointment: AppointmentMessages = {
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
    moved: (whose) => `${whose} has changed. This is what holds now.`,
    movedByClinic: (whose) => `The clinic had to move ${lower(whose)}. This is what holds now.`,
    cancelled: (whose) => `${whose} will not take place: it is cancelled.`,
    cancelledByClinic: (whose) => `The clinic had to cancel ${lower(whose)}. You can book another one.`,
    number: (whose) =>
      `Somebody changed the number that the clinic will call for ${lower(whose)}. ` +
      'If it was not you, call the clinic.',
    reminder: (whose) => `${whose} is coming up.`,
    locked: (whose) =>
      `Somebody gave a date of birth that does not match ${lower(whose)} ${guestTries.birthDates} times. ` +
      `Its reference is blocked for ${guestTries.lockedHours} hours; the appointment stands.`,
  },
  unsaid: {
    opening: (login) => `This is about an appointment of your account ${login}.`,
    detail: 'The details are in the portal.',
  },
  when: (date, time) => `When: ${date}, ${time}`,
  before: ({ date, time, mode, clinicName }) => `It was: ${date}, ${time}, ${ways[mode]} (${clinicName})`,
  mode: (mode) => `How: ${ways[mode]}`,
  clinic: (place) => `Clinic: ${place}`,
  reference: (reference) => `Reference: ${reference}`,
  phone: (phone) => `The clinic’s phone: ${phone}`,
  open: 'See the appointment',
  answer: {
    account: (until) =>
      until === null
        ? `If this suits you, confirm it. If not, call the clinic. ${silence.en}`
        : `If this suits you, confirm it. If not, choose another time or cancel, until ${sentence(until)} ${silence.en}`,
    guest: () => `If this suits you, confirm it. ${silence.en}`,
  },
  wayOn: {
    birthDate: 'The page asks for the person’s date of birth.',
    attendance: 'You can confirm that you are coming.',
    cancel: (until) =>
      until === null ? 'To cancel it, call the clinic.' : `You can cancel it until ${sentence(until)}`,
    onceReminded: 'Once reminded, you can also confirm.',
  },
  choices: 'In your account, you choose whether these emails say when and where.',
};
