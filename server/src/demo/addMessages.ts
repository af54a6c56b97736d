import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Tables } from '../data/tables.ts';
import { messageContext, subjectContext } from '../data/appointmentMessages.ts';
import { cancellationMessage, confirmationMessage, type MessageText } from '../domain/appointmentMessages.ts';
import { dayMs } from '../domain/durations.ts';
import type { DemoPeople } from './addPeople.ts';
import type { DemoAppointment } from './addAppointments.ts';
import { messages } from './messages.ts';
import type { DemoDeps } from './demoDeps.ts';
import type { NetworkIds } from './loadNetwork.ts';
import { demoAccount } from './people.ts';

type Message = MessageText & {
  patientId: string;
  clinicId: string | null;
  reservationId: string | null;
  kind: 'clinic' | 'appointment' | 'system';
  sentAt: Date;
  isRead: boolean;
};

export type MessageSources = { people: DemoPeople; appointments: readonly DemoAppointment[]; ids: NetworkIds };

/** Only the newest confirmation is unread. */
const appointmentMessages = ({ people, appointments }: Omit<MessageSources, 'ids'>): Message[] => {
  const newest = Math.max(...appointments.map(({ bookedAt }) => bookedAt.getTime()));
  return appointments
    .filter(({ status }) => status === 'booked' || status === 'cancelled')
    .map((appointment) => ({
      ...(appointment.status === 'booked' ? confirmationMessage : cancellationMessage)(
        {
          ...appointment,
          isReader: appointment.patientId === people.self,
          firstName: people.firstNames.get(appointment.patientId) ?? null,
        },
        demoAccount.lang,
      ),
      patientId: appointment.patientId,
      clinicId: appointment.clinicId,
      reservationId: appointment.reservationId,
      kind: 'appointment',
      sentAt: appointment.status === 'booked' ? appointment.bookedAt : new Date(appointment.startsAt.getTime() - dayMs),
      isRead: appointment.bookedAt.getTime() !== newest,
    }));
};

export const addMessages = async (
  transaction: Transaction<Tables>,
  { vault, clock }: DemoDeps,
  { people, appointments, ids }: MessageSources,
): Promise<void> => {
  const now = clock();
  const written = messages.map(({ about, kind, clinic, daysAgo, isRead, subject, body }): Message => ({
    subject,
    body,
    kind,
    isRead,
    patientId: people[about],
    clinicId: clinic === null ? null : (ids.clinics.get(clinic) ?? null),
    reservationId: null,
    sentAt: new Date(now.getTime() - daysAgo * dayMs),
  }));
  for (const message of [...written, ...appointmentMessages({ people, appointments })]) {
    const id = newId();
    const { patientId, kind, subject, sentAt } = message;
    await transaction
      .insertInto('messages')
      .values({
        id,
        thread_id: id,
        patient_id: patientId,
        clinic_id: message.clinicId,
        appointment_id: message.reservationId,
        kind,
        sender: kind === 'clinic' ? 'clinic' : 'network',
        subject_sealed: vault.seal(subject, subjectContext),
        body_sealed: vault.seal(message.body, messageContext),
        sent_at: sentAt,
      })
      .execute();
    await transaction
      .insertInto('message_recipients')
      .values({
        message_id: id,
        account_id: people.accountId,
        read_at: message.isRead ? new Date(sentAt.getTime() + dayMs / 4) : null,
      })
      .execute();
  }
};
