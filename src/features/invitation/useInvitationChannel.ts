import type { ShownInvitation } from '../../api/invitationApi';
import { invitedAppointmentApi } from '../../api/invitedAppointmentApi';
import { paths, toInvitation } from '../../lib/paths';
import { useAppDispatch, type AppDispatch } from '../../store/hooks';
import { useBookingChannel, type BookingChannel } from '../../scheduling/channel/channel';
import { ownAgain } from '../../scheduling/channel/ownAgain';
import { useDispatchHere } from '../../scheduling/channel/useDispatchHere';
import { appointmentBooked, slotChosen } from './invitationSlice';

const { holdInvitedSlot, releaseInvitedSlot, reserveInvitedSlot } = invitedAppointmentApi.endpoints;
const { confirmInvitedAppointment, changeInvitedPhone, cancelInvitedAppointment } = invitedAppointmentApi.endpoints;

/** Keeps answers out of the cache. */
const untracked = { track: false } as const;

const slotDeeds = (dispatch: AppDispatch, note: ReturnType<typeof useDispatchHere>, invitationId: string) =>
  ({
    choose: (slot) => {
      note(slotChosen({ invitationId, slot }));
    },
    hold: async ({ spaceId }) => dispatch(holdInvitedSlot.initiate({ invitationId, spaceId }, untracked)),
    extend: async ({ space: { spaceId }, holdId }) =>
      dispatch(holdInvitedSlot.initiate({ invitationId, spaceId, ...(holdId !== null && { holdId }) }, untracked)),
    release: async ({ holdId }) =>
      holdId === null ? {} : dispatch(releaseInvitedSlot.initiate({ invitationId, holdId }, untracked)),
    book: async (slot, { reason, phone }) => {
      const body = {
        invitationId,
        space: slot,
        perName: slot.perName,
        raisonVisite: reason,
        ...(phone !== undefined && { phone }),
      };
      const booked = ownAgain(await dispatch(reserveInvitedSlot.initiate(body, untracked)));
      if (booked.data !== undefined) note(appointmentBooked({ invitationId, appointment: booked.data }));
      return booked;
    },
  }) satisfies Partial<BookingChannel>;

export const useInvitationChannel = (
  { invitationId }: ShownInvitation,
  reservationId: string | undefined,
): BookingChannel => {
  const dispatch = useAppDispatch();
  const note = useDispatchHere();
  const { area } = useBookingChannel();
  const body = reservationId === undefined ? undefined : { invitationId, reservationId };
  return {
    area,
    urls: {
      appointment: toInvitation(invitationId),
      cancel: toInvitation(invitationId, 'cancel'),
      list: paths.invitationArea,
    },
    ...slotDeeds(dispatch, note, invitationId),
    ...(body && {
      confirm: async () => dispatch(confirmInvitedAppointment.initiate(body, untracked)),
      changeNumber: async (phone) => dispatch(changeInvitedPhone.initiate({ ...body, phone }, untracked)),
      cancel: async () => dispatch(cancelInvitedAppointment.initiate(body, untracked)),
    }),
  };
};
