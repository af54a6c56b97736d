import type { Slot } from '../../../contract/appointments.ts';
import { guestApi } from '../../api/guestApi';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector, type AppDispatch } from '../../store/hooks';
import {
  appointmentMoved as moveNoted,
  choicesForgotten,
  slotChosen,
} from '../../scheduling/channel/appointmentsSlice';
import type { Answer, BookingChannel } from '../../scheduling/channel/channel';
import { noteRaceLost } from '../../scheduling/channel/noteRaceLost';
import { ownAgain } from '../../scheduling/channel/ownAgain';
import { isAlreadyMine, isEnded } from '../../scheduling/channel/refusals';
import { useDispatchHere } from '../../scheduling/channel/useDispatchHere';
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentMoved,
  bookingEnded,
  holdExtended,
  managingEnded,
  appointmentChanged,
  selectGuest,
  slotHeld,
  slotReleased,
  type GuestState,
} from './guestSlice';

const { holdGuestSlot, extendGuestHold, releaseGuestSlot, reserveGuestSlot } = guestApi.endpoints;
const { cancelGuestAppointment, changeGuestPhone, confirmGuestAppointment, rescheduleGuestAppointment } =
  guestApi.endpoints;

const untracked = { track: false } as const;

/** `note` dispatches only while the page is open. */
type Means = { dispatch: AppDispatch; note: ReturnType<typeof useDispatchHere>; guest: GuestState };

/** Holds slots; replaces an expired token once. */
const slotDeeds = ({ dispatch, note, guest: { kept, managed } }: Means) =>
  ({
    choose: (slot) => {
      note(slotChosen({ slot, movingId: managed?.visit.reservationId ?? null }));
    },
    hold: async ({ spaceId }) => {
      const hold = async (token: string | null) => dispatch(holdGuestSlot.initiate({ spaceId, token }, untracked));
      const first = await hold(kept?.token ?? null);
      const answer = kept && isEnded(first.error) ? await hold(null) : first;
      if (answer.data) note(slotHeld(answer.data));
      return answer;
    },
    lose: (slot, failure) => {
      noteRaceLost(dispatch, slot, failure);
    },
  }) satisfies Partial<BookingChannel>;

const heldDeeds = ({ dispatch, note }: Means, { token, hold }: NonNullable<GuestState['kept']>) =>
  ({
    extend: async ({ space: { spaceId }, holdId }) => {
      if (holdId === null) return {};
      const answer = await dispatch(extendGuestHold.initiate({ spaceId, token, holdId }, untracked));
      if (answer.data) note(holdExtended(answer.data));
      return answer;
    },
    release: async () => {
      const answer = await dispatch(releaseGuestSlot.initiate({ token }, untracked));
      if (!answer.error) note(slotReleased());
      return answer;
    },
    book: async ({ perName }, { reason, code = '' }) => {
      const body = { token, holdId: hold?.holdId ?? null, code, raisonVisite: reason, perName };
      const booked = ownAgain(await dispatch(reserveGuestSlot.initiate(body, untracked)));
      if (booked.data) {
        note(appointmentBooked(booked.data));
        note(choicesForgotten());
      }
      if (isEnded(booked.error)) note(bookingEnded());
      return booked;
    },
  }) satisfies Partial<BookingChannel>;

const managedDeeds = (
  { dispatch, note, guest: { kept } }: Means,
  { manageToken, visit: before }: NonNullable<GuestState['managed']>,
) => {
  const noteEnd = <T>(answer: Answer<T>): Answer<T> => {
    if (isEnded(answer.error)) note(managingEnded());
    return answer;
  };
  return {
    reschedule: async (slot: Slot, phone?: string) => {
      const body = {
        manageToken,
        space: slot.spaceId,
        token: kept?.token ?? null,
        ...(phone !== undefined && { phone }),
      };
      const answer = await dispatch(rescheduleGuestAppointment.initiate(body, untracked));
      if (answer.data) {
        note(moveNoted({ before, slot, after: answer.data }));
        note(appointmentMoved(answer.data));
      }
      return isAlreadyMine(answer.error) ? {} : noteEnd(answer);
    },
    changeNumber: async (phone: string) => {
      const answer = await dispatch(changeGuestPhone.initiate({ manageToken, phone }, untracked));
      if (answer.data) note(appointmentChanged(answer.data));
      return noteEnd(answer);
    },
    confirm: async () => {
      const answer = await dispatch(confirmGuestAppointment.initiate({ manageToken }, untracked));
      if (answer.data) note(appointmentChanged(answer.data));
      return noteEnd(answer);
    },
    cancel: async () => {
      const answer = await dispatch(cancelGuestAppointment.initiate({ manageToken }, untracked));
      if (answer.data) note(appointmentCancelled(answer.data));
      return noteEnd(answer);
    },
  } satisfies Partial<BookingChannel>;
};

export const useGuestChannel = (urls: BookingChannel['urls'] = {}): BookingChannel => {
  const means: Means = { dispatch: useAppDispatch(), note: useDispatchHere(), guest: useAppSelector(selectGuest) };
  const { kept, managed } = means.guest;
  return {
    area: { root: 'nosession', token: kept?.token ?? null, ...(managed && { manageToken: managed.manageToken }) },
    urls: { bookAnother: paths.guest, ...urls },
    notHeld: 'guest.notKept',
    ...slotDeeds(means),
    ...(kept && heldDeeds(means, kept)),
    ...(managed && managedDeeds(means, managed)),
  };
};
