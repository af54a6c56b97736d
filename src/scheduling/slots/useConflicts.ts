import { shallowEqual } from 'react-redux';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { appointmentsApi } from '../../api/appointmentsApi';
import { unlessRefused } from '../../api/capability';
import { useGetUserQuery } from '../../api/sessionApi';
import { useAppSelector } from '../../store/hooks';
import type { BookingStepProps } from '../channel/bookingPort';
import { appointmentAtTimeOf } from './conflicts';
import { useAppointmentsOf } from '../appointment/useAppointmentsOf';

/**
 * What stands at the time of a place: a visit of the same person, which forbids it, or of somebody else I look after, which does not.
 * `name` is how that somebody is called; nothing for the user.
 */
export type Conflict = { kind: 'same' | 'other'; visit: Appointment; name: string | undefined };

type ApiState = Parameters<typeof appointmentsApi.util.selectCachedArgsForQuery>[0];

/** The visits to come of everybody whose history is in the cache. */
const selectKnownAppointments = (state: ApiState): Appointment[] =>
  appointmentsApi.util.selectCachedArgsForQuery(state, 'listHistory').flatMap((person) => {
    const { data, error } = appointmentsApi.endpoints.listHistory.select(person)(state);
    return unlessRefused(data, error)?.upcoming ?? [];
  });

/**
 * Says early what would be refused late (product §4, §8), and warns of two of my people at the same hour. The visits of
 * the person and of the user are asked for; those of others count when they are known already: reading them leaves a
 * trace in their file, and a warning is not worth that.
 */
export const useConflicts = ({
  person,
  seesHistory,
  moving,
}: Pick<BookingStepProps, 'person' | 'seesHistory' | 'moving'>) => {
  const own = useAppointmentsOf(person, seesHistory);
  useAppointmentsOf(null);
  const known = useAppSelector(selectKnownAppointments, shallowEqual);
  const { data: profile } = useGetUserQuery();
  const nameOf = ({ patient }: Appointment) =>
    patient.patientId === profile?.patientId ? undefined : (patient.firstName ?? undefined);
  const others = known.filter(({ reservationId }) =>
    own.every((appointment) => appointment.reservationId !== reservationId),
  );
  return (slot: Slot): Conflict | undefined => {
    const same = appointmentAtTimeOf(slot, own, moving?.reservationId);
    if (same) return { kind: 'same', visit: same, name: nameOf(same) };
    const other = appointmentAtTimeOf(slot, others);
    return other && { kind: 'other', visit: other, name: nameOf(other) };
  };
};
