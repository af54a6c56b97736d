import type { Appointment, AppointmentParticipant, CodeableConcept, Extension } from '@medplum/fhirtypes';

import type { AppointmentStatus } from '../../../../contract/appointments.ts';
import { isCataloguedReason, type CareType, type Mode } from '../../../../contract/catalogues.ts';
import type { MovedFrom } from '../movedFrom.ts';
import { minuteMs } from '../durations.ts';
import {
  codingOf,
  extensionOf,
  identifierOf,
  instantExtension,
  instantOf,
  refTo,
  refToAccount,
  type Owner,
} from './naming.ts';

export type FiledAppointment = MovedFrom & {
  reservationId: string;
  patientId: string;
  reference: string;
  status: AppointmentStatus;
  reason: string;
  perName: string;
  careType: CareType;
  mode: Mode;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  clinicId: string;
  professionalId: string | null;
  createdAt: Date;
  cancelUntil: Date;
  confirmedAt: Date | null;
  cancelledAt: Date | null;
  cancelledBy: 'patient' | 'clinic' | null;
  bookedBy: string | null;
};

const patientStatus = ({ movedFrom, cancelledBy }: FiledAppointment): AppointmentParticipant['status'] => {
  if (cancelledBy === 'patient') return 'declined';
  return movedFrom === null ? 'accepted' : 'needs-action';
};

const participantsOf = (appointment: FiledAppointment): AppointmentParticipant[] => {
  const status = appointment.cancelledBy === 'clinic' ? 'declined' : 'accepted';
  return [
    { actor: refTo('Patient', appointment.patientId), status: patientStatus(appointment) },
    { actor: refTo('Location', appointment.clinicId), status },
    ...(appointment.professionalId === null
      ? []
      : [{ actor: refTo('Practitioner', appointment.professionalId), status } as const]),
  ];
};

const reasonOf = (reason: string, owner: Owner): CodeableConcept =>
  isCataloguedReason(reason) ? { coding: [codingOf(owner, 'visit-reason', reason)] } : { text: reason };

const cancellers = { patient: 'pat', clinic: 'prov' } as const;

const cancellationOf = ({ cancelledBy }: FiledAppointment): { cancelationReason?: CodeableConcept } =>
  cancelledBy === null
    ? {}
    : {
        cancelationReason: {
          coding: [
            {
              system: 'http://terminology.hl7.org/CodeSystem/appointment-cancellation-reason',
              code: cancellers[cancelledBy],
            },
          ],
        },
      };

const bookerOf = ({ bookedBy }: FiledAppointment, owner: Owner): Extension[] => {
  const booker = refToAccount(owner, bookedBy);
  return booker === null ? [] : [extensionOf(owner, 'booked-by', { valueReference: booker })];
};

const extensionsOf = (appointment: FiledAppointment, owner: Owner): Extension[] => [
  extensionOf(owner, 'visit-mode', { valueCoding: codingOf(owner, 'visit-mode', appointment.mode) }),
  ...instantExtension(owner, 'cancel-until', appointment.cancelUntil, appointment.timeZone),
  ...instantExtension(owner, 'confirmed', appointment.confirmedAt, appointment.timeZone),
  ...instantExtension(owner, 'cancelled', appointment.cancelledAt, appointment.timeZone),
  ...instantExtension(owner, 'moved-from', appointment.movedFrom, appointment.timeZone),
  ...(appointment.movedFromMode === null
    ? []
    : [
        extensionOf(owner, 'moved-from-mode', {
          valueCoding: codingOf(owner, 'visit-mode', appointment.movedFromMode),
        }),
      ]),
  ...(appointment.movedFromClinic === null
    ? []
    : [extensionOf(owner, 'moved-from-clinic', { valueString: appointment.movedFromClinic })]),
  ...bookerOf(appointment, owner),
];

/** In clinic time; reservation states match FHIR's. */
export const appointmentOf = (appointment: FiledAppointment, owner: Owner): Appointment => ({
  resourceType: 'Appointment',
  id: appointment.reservationId,
  extension: extensionsOf(appointment, owner),
  identifier: [identifierOf(owner, 'reference', appointment.reference)],
  status: appointment.status,
  ...cancellationOf(appointment),
  serviceType: [{ coding: [codingOf(owner, 'care-type', appointment.careType)], text: appointment.perName }],
  reasonCode: [reasonOf(appointment.reason, owner)],
  start: instantOf(appointment.startsAt, appointment.timeZone),
  end: instantOf(appointment.endsAt, appointment.timeZone),
  minutesDuration: Math.round((appointment.endsAt.getTime() - appointment.startsAt.getTime()) / minuteMs),
  created: instantOf(appointment.createdAt, appointment.timeZone),
  participant: participantsOf(appointment),
});
