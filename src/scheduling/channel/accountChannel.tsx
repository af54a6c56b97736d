import type { ReactNode } from 'react';

import type { Appointment } from '../../../contract/appointments.ts';
import { appointmentsApi, type Person } from '../../api/appointmentsApi';
import { paths, toAppointment, toCancelling, toMoving } from '../../lib/paths';
import { useAppDispatch, type AppDispatch } from '../../store/hooks';
import { slotChosen, appointmentBooked } from './appointmentsSlice';
import { InBookingChannel, type BookingChannel } from './channel';
import { noteRaceLost } from './noteRaceLost';
import { ownAgain } from './ownAgain';
import { isAlreadyMine, isLostRace, isMalformed } from './refusals';

const { holdSlot, releaseSlot, reserveSlot } = appointmentsApi.endpoints;

/** Not cached. */
export const untracked = { track: false } as const;

export const listsAreOld = () => appointmentsApi.util.invalidateTags(['History', 'Hold', 'FreeSpace']);

/** `movingId` is null for a new appointment. */
export const accountSlots = (dispatch: AppDispatch, person: Person, movingId: string | null) =>
  ({
    choose: (slot, { isUnheld = false } = { isUnheld: false }) => {
      dispatch(slotChosen({ slot, movingId, isUnheld }));
    },
    notHeld: 'appointment.notHeld',
    hold: async (slot) => {
      const wanted = { space: slot, dependent: person };
      const answer = await dispatch(holdSlot.initiate({ ...wanted, reservationId: movingId }, untracked));
      // A server of before decision 69 takes no `reservationId`.
      return isMalformed(answer.error) ? dispatch(holdSlot.initiate(wanted, untracked)) : answer;
    },
    extend: async ({ space, holdId }) =>
      dispatch(holdSlot.initiate({ space, ...(holdId !== null && { holdId }), dependent: person }, untracked)),
    release: async ({ holdId, space: { spaceId } }) =>
      dispatch(releaseSlot.initiate({ ...(holdId === null ? { spaceId } : { holdId }), dependent: person }, untracked)),
    lose: (slot, failure) => {
      noteRaceLost(dispatch, slot, failure);
    },
    book: async (slot, { reason, near }) => {
      const wanted = { space: slot, raisonVisite: reason, dependent: person };
      const sent = await dispatch(reserveSlot.initiate({ ...wanted, ...(near !== undefined && { near }) }, untracked));
      // A server of before decision 90 takes no `near`.
      const isOlder = near !== undefined && isMalformed(sent.error);
      const answer = isOlder ? await dispatch(reserveSlot.initiate(wanted, untracked)) : sent;
      const booked = ownAgain(answer);
      if (booked.data !== undefined)
        dispatch(appointmentBooked({ slot: slot, personId: person?.patientId ?? null, reservation: booked.data }));
      if (isAlreadyMine(answer.error) || isLostRace(answer.error)) dispatch(listsAreOld());
      return booked;
    },
  }) satisfies Partial<BookingChannel>;

type DeedsOf = (dispatch: AppDispatch, person: Person, before: Appointment) => Partial<BookingChannel>;

type Acting = { person: Person; appointment?: Appointment; deedsOf?: DeedsOf; mayBook?: boolean };

const accountChannel = (dispatch: AppDispatch, acting: Acting): BookingChannel => {
  const { person, appointment, deedsOf, mayBook = true } = acting;
  const id = appointment?.reservationId;
  return {
    area: { root: 'main' },
    urls: {
      ...(mayBook && { bookAnother: paths.newAppointment }),
      list: paths.appointments,
      ...(id !== undefined && { appointment: toAppointment(id), move: toMoving(id), cancel: toCancelling(id) }),
    },
    ...accountSlots(dispatch, person, id ?? null),
    ...(appointment && mayBook && deedsOf?.(dispatch, person, appointment)),
  };
};

export function InAccountChannel({ children, ...acting }: Acting & { children: ReactNode }) {
  const dispatch = useAppDispatch();
  return <InBookingChannel value={accountChannel(dispatch, acting)}>{children}</InBookingChannel>;
}
