import type { Mode } from '../../../../contract/catalogues.ts';
import type { LacksNumber } from '../numberAsked.ts';
import type { AppointmentOf } from '../whoseAppointment.ts';

export type AppointmentNews =
  'booked' | 'moved' | 'movedByClinic' | 'cancelled' | 'cancelledByClinic' | 'number' | 'reminder' | 'locked';

export type Before = { startsAt: Date; timeZone: string; mode: Mode; clinicName: string };

/** Never the reason or the service (product §9 Messages). */
export type AppointmentFacts = AppointmentOf &
  LacksNumber & {
    startsAt: Date;
    timeZone: string;
    mode: Mode;
    clinicName: string;
    clinicAddress: string;
    clinicPhone: string | null;
    reference: string;
    before: Before | null;
    address: string | null;
    reader: 'guest' | 'account';
    mayAct: boolean;
    cancelUntil: Date;
    now: Date;
  };

export type AppointmentMessages = {
  subject: Record<AppointmentNews, (whose: string) => string>;
  opening: Record<AppointmentNews, (whose: string) => string>;
  unsaid: { opening: (login: string) => string; detail: string };
  when: (date: string, time: string) => string;
  before: (said: { date: string; time: string; mode: Mode; clinicName: string }) => string;
  mode: (mode: Mode) => string;
  clinic: (place: string) => string;
  reference: (reference: string) => string;
  phone: (phone: string) => string;
  open: string;
  answer: Record<AppointmentFacts['reader'], (until: string | null) => string>;
  wayOn: { birthDate: string; attendance: string; cancel: (until: string | null) => string; onceReminded: string };
  choices: string;
};
