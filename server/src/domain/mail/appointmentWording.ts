import type { Mode } from '../../../../contract/catalogues.ts';

export type AppointmentNews =
  'booked' | 'moved' | 'movedByClinic' | 'cancelled' | 'cancelledByClinic' | 'number' | 'reminder' | 'locked';

export type Before = { startsAt: Date; timeZone: string; mode: Mode; clinicName: string };

/** Never the reason or the service (product §8 Mail content). */
export type AppointmentDetails = {
  startsAt: Date;
  timeZone: string;
  mode: Mode;
  clinicName: string;
  clinicAddress: string;
  clinicPhone: string | null;
  reference: string;
  before: Before | null;
  lacksNumber?: boolean;
};

export type AppointmentFacts = AppointmentDetails & {
  /** Null: the reader’s own. */
  firstName: string | null;
  address: string | null;
  reader: 'guest' | 'account';
  mayAct: boolean;
  cancelUntil: Date;
  now: Date;
};

export type AppointmentMessages = {
  whose: (firstName: string | null) => string;
  subject: Record<AppointmentNews, (whose: string) => string>;
  opening: Record<AppointmentNews, (whose: string) => string>;
  unsaid: { whose: string; opening: (login: string) => string; detail: string };
  when: (date: string, time: string) => string;
  before: (said: { date: string; time: string; mode: Mode; clinicName: string }) => string;
  mode: (mode: Mode) => string;
  clinic: (place: string) => string;
  reference: (reference: string) => string;
  phone: (phone: string) => string;
  open: string;
  movedByClinic: Record<AppointmentFacts['reader'], (until: string | null) => string>;
  wayOn: { attendance: string; cancel: (until: string | null) => string; onceReminded: string };
  choices: string;
};
