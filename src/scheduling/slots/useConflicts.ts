import { shallowEqual } from 'react-redux';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { appointmentsApi } from '../../api/appointmentsApi';
import { unlessRefused } from '../../api/capability';
import { useGetUserQuery } from '../../api/profileApi';
import { useAppSelector } from '../../store/hooks';
import type { BookingStepProps } from '../channel/bookingPort';
import { appointmentAtTimeOf } from './conflicts';
import { useAppointmentsOf } from '../appointment/useAppointmentsOf';

/** Only `same` (the same person's) forbids the slot. `name` is undefined for the user. */
export type Conflict = { kind: 'same' | 'other'; appointment: Appointment; name: string | undefined };

type ApiState = Parameters<typeof appointmentsApi.util.selectCachedArgsForQuery>[0];

const selectKnownAppointments = (state: ApiState): Appointment[] =>
  appointmentsApi.util.selectCachedArgsForQuery(state, 'listHistory').flatMap((person) => {
    const { data, error } = appointmentsApi.endpoints.listHistory.select(person)(state);
    return unlessRefused(data, error)?.upcoming ?? [];
  });

/**
 * Shows early what the server would refuse (product §4, §8), and warns when two people have the same hour. Other
 * people's appointments count only if cached: reading them adds to their audit trail.
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
    if (same) return { kind: 'same', appointment: same, name: nameOf(same) };
    const other = appointmentAtTimeOf(slot, others);
    return other && { kind: 'other', appointment: other, name: nameOf(other) };
  };
};
