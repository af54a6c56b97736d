import type { Appointment, AppointmentParticipant, CodeableConcept, Extension } from '@medplum/fhirtypes';

import type { ReservationStatus } from '../../../../contract/appointments.ts';
import { isCataloguedReason, type CareType, type Mode } from '../../../../contract/catalogues.ts';
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

/** A visit of the owner’s, whatever became of it. The reason is open. */
export type FiledVisit = {
  reservationId: string;
  /** For the owner, or the record made for them without the account. */
  patientId: string;
  reference: string;
  status: ReservationStatus;
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
  movedFrom: Date | null;
  cancelledAt: Date | null;
  cancelledBy: 'patient' | 'clinic' | null;
  /** The account that booked. */
  bookedBy: string | null;
};

const minuteMs = 60_000;

/** The patient says anew whether a time suits when the clinic moved the visit. */
const patientStatus = ({ movedFrom, cancelledBy }: FiledVisit): AppointmentParticipant['status'] => {
  if (cancelledBy === 'patient') return 'declined';
  return movedFrom === null ? 'accepted' : 'needs-action';
};

const participantsOf = (visit: FiledVisit): AppointmentParticipant[] => {
  const status = visit.cancelledBy === 'clinic' ? 'declined' : 'accepted';
  return [
    { actor: refTo('Patient', visit.patientId), status: patientStatus(visit) },
    { actor: refTo('Location', visit.clinicId), status },
    ...(visit.professionalId === null ? [] : [{ actor: refTo('Practitioner', visit.professionalId), status } as const]),
  ];
};

const reasonOf = (reason: string, owner: Owner): CodeableConcept =>
  isCataloguedReason(reason) ? { coding: [codingOf(owner, 'visit-reason', reason)] } : { text: reason };

const cancellers = { patient: 'pat', clinic: 'prov' } as const;

const cancellationOf = ({ cancelledBy }: FiledVisit): { cancelationReason?: CodeableConcept } =>
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

const bookerOf = ({ bookedBy }: FiledVisit, owner: Owner): Extension[] => {
  const booker = refToAccount(owner, bookedBy);
  return booker === null ? [] : [extensionOf(owner, 'booked-by', { valueReference: booker })];
};

const extensionsOf = (visit: FiledVisit, owner: Owner): Extension[] => [
  extensionOf(owner, 'visit-mode', { valueCoding: codingOf(owner, 'visit-mode', visit.mode) }),
  ...instantExtension(owner, 'cancel-until', visit.cancelUntil, visit.timeZone),
  ...instantExtension(owner, 'confirmed', visit.confirmedAt, visit.timeZone),
  ...instantExtension(owner, 'cancelled', visit.cancelledAt, visit.timeZone),
  ...instantExtension(owner, 'moved-from', visit.movedFrom, visit.timeZone),
  ...bookerOf(visit, owner),
];

/** A visit, its times on the clinic’s clock. The states of a reservation are those of FHIR. */
export const appointmentOf = (visit: FiledVisit, owner: Owner): Appointment => ({
  resourceType: 'Appointment',
  id: visit.reservationId,
  extension: extensionsOf(visit, owner),
  identifier: [identifierOf(owner, 'reference', visit.reference)],
  status: visit.status,
  ...cancellationOf(visit),
  serviceType: [{ coding: [codingOf(owner, 'care-type', visit.careType)], text: visit.perName }],
  reasonCode: [reasonOf(visit.reason, owner)],
  start: instantOf(visit.startsAt, visit.timeZone),
  end: instantOf(visit.endsAt, visit.timeZone),
  minutesDuration: Math.round((visit.endsAt.getTime() - visit.startsAt.getTime()) / minuteMs),
  created: instantOf(visit.createdAt, visit.timeZone),
  participant: participantsOf(visit),
});
