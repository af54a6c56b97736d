import type { CallName } from '../../../contract/calls.ts';
import type { StaffCallName } from '../../../contract/staffCalls.ts';
import type { Cells } from './columns.ts';

/** An appointment, where it is, and the slot that it takes. */
export type AppointmentIds = { reservationId: string; clinicId: string; spaceId: string };

/** What requests name: things of the owner’s, or things that do not exist. Each is made when it is first asked for. */
export type Target = {
  patientId: string;
  /** How they sign in. */
  login: string;
  email: string;
  birthDate: string;
  visit: () => Promise<AppointmentIds>;
  hold: () => Promise<{ holdId: string; spaceId: string }>;
  alert: () => Promise<string>;
  /** A message of a clinic. */
  thread: () => Promise<{ threadId: string; messageId: string }>;
  /** What they asked a clinic, and a file that came with it. */
  question: () => Promise<{ threadId: string; messageId: string }>;
  askedFile: () => Promise<string>;
  /** What the network says to them about their account, in a thread of its own. */
  notice: () => Promise<{ threadId: string; messageId: string }>;
  /** A file that came with that message, and one that waits to be sent with a message. */
  sentFile: () => Promise<string>;
  waitingFile: () => Promise<string>;
  /** A session on another device. */
  session: () => Promise<string>;
  feedSecret: () => Promise<string>;
  recoveryKey: () => Promise<string>;
  verificationKey: () => Promise<string>;
  appointmentKey: () => Promise<string>;
  /** An invitation of a clinic with its code; a slot set aside for it, another that is held, and the appointment booked with it. */
  invitation: () => Promise<{ invitationId: string; code: string; nam: string }>;
  invitedSlot: () => Promise<string>;
  invitedHold: () => Promise<{ spaceId: string; holdId: string }>;
  invitedAppointment: () => Promise<string>;
  /** An appointment being booked without an account, one that was, and the token to manage it. */
  guestBooking: () => Promise<{ token: string; spaceId: string; holdId: string; code: string }>;
  expressVisit: () => Promise<{ reference: string; reservationId: string }>;
  managedAppointment: () => Promise<{ manageToken: string; reservationId: string }>;
  /** A link by which yet another account acts for them, and the mailed key of one that waits for them. */
  link: () => Promise<string>;
  agreementKey: () => Promise<string>;
};

/** What a request needs that belongs to no one. */
export type Surroundings = {
  /** A clinic at which the owner has an appointment once one was made. */
  clinicId: string;
  /** A free slot there, the same for everybody who asks about the same owner. */
  slot: () => Promise<string>;
  /** Its service. */
  service: () => Promise<string>;
  /** The password of everybody. */
  password: string;
  /** When an appointment begins, as a page of the staff shows it; any instant where there is none. */
  startOf: (reservationId: string) => Promise<string>;
  /** Lets an appointment begin. */
  begin: (reservationId: string) => Promise<void>;
};

export type Asked = {
  /** Parts of the address, by their names in it. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
  /** A file to bring, whole. */
  file?: Buffer;
};

/** One route, or one way of naming something at it. */
export type Row = {
  /** A call of the contract, or method and address of what is none. */
  route: CallName | `staff.${StaffCallName}` | `${'GET' | 'HEAD' | 'POST'} /${string}`;
  /** Which record of the owner the request names; nothing where it is about the caller. */
  names?: string;
  /** What else sets this row apart from others of the route. */
  saying?: string;
  ask?: (of: Target, around: Surroundings) => Asked | Promise<Asked>;
  cells: Cells;
};
