import { calls } from '../../contract/calls.ts';
import type {
  GuestCancelBody,
  GuestHold,
  GuestIdentified,
  GuestIdentifyBody,
  GuestManageBody,
  GuestManaged,
  GuestReleaseBody,
  GuestRescheduleBody,
  GuestReserveBody,
  GuestAppointment,
} from '../../contract/guest.ts';
import type { Appointment } from '../../contract/appointments.ts';
import { api } from './api';
import { keepWithProof, type GuestSlot } from './keepWithProof';

/** A visit being booked; its hold ends at a time of this device's clock, in milliseconds. Null when the place is not kept. */
export type GuestHeld = { token: string; hold: { holdId: string; extendable: boolean; endsAt: number } | null };

/** Ends are moved from the server's clock to this device's: phones are often minutes wrong. */
const keptIn = ({ token, hold, checkedAt }: GuestHold, now: number): GuestHeld => {
  const ahead = Date.parse(checkedAt) - now;
  return {
    token,
    hold: hold && { holdId: hold.holdId, extendable: hold.extendable, endsAt: Date.parse(hold.expiresAt) - ahead },
  };
};

/** A visit as the other screens know one: its reason and a last name are not told here. */
const appointmentIn = ({ firstName, ...appointment }: GuestAppointment): Appointment => ({
  ...appointment,
  raisonVisite: '',
  patient: { patientId: '', firstName, lastName: null },
});

/** A visit that was found again, and the right to change it for fifteen minutes. */
export type ManagedAppointment = { visit: Appointment; manageToken: string };

/**
 * The express area (product §4 Express); its clinics and places are asked for as inside (appointmentsApi.ts). Whatever says who a
 * person is goes out in a mutation, of which nothing stays once its page is left.
 */
export const guestApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Holds a place for five minutes, after some work of this device. */
    holdGuestSlot: build.mutation<GuestHeld, GuestSlot>({
      queryFn: async (slot, { signal }, _options, ask) => {
        const answer = await keepWithProof(slot, async (args) => ask(args), signal);
        // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: only our own server has this area, and it answers by its contract
        return 'error' in answer ? answer : { data: keptIn(answer.data as GuestHold, Date.now()) };
      },
    }),
    /** The same place for five minutes more, once, without work. */
    extendGuestHold: build.mutation<GuestHeld, GuestSlot & { holdId: string }>({
      query: (body) => ({ call: calls.holdGuestSlot, body }),
      transformResponse: (answer: GuestHold) => keptIn(answer, Date.now()),
    }),
    releaseGuestSlot: build.mutation<unknown, GuestReleaseBody>({
      query: (body) => ({ call: calls.releaseGuestSlot, body, keepalive: true }),
      invalidatesTags: (_answer, error) => (error ? [] : ['FreeSpace']),
    }),
    identifyGuest: build.mutation<GuestIdentified, GuestIdentifyBody>({
      query: (body) => ({ call: calls.identifyGuest, body }),
    }),
    reserveGuestSlot: build.mutation<Appointment, GuestReserveBody>({
      query: (body) => ({ call: calls.reserveGuestSlot, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['FreeSpace']),
    }),
    openGuestAppointment: build.mutation<ManagedAppointment, GuestManageBody>({
      query: (body) => ({ call: calls.openGuestAppointment, body }),
      transformResponse: ({ visit, manageToken }: GuestManaged) => ({ visit: appointmentIn(visit), manageToken }),
    }),
    cancelGuestAppointment: build.mutation<Appointment, GuestCancelBody>({
      query: (body) => ({ call: calls.cancelGuestAppointment, body }),
      transformResponse: appointmentIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['FreeSpace']),
    }),
    rescheduleGuestAppointment: build.mutation<Appointment, GuestRescheduleBody>({
      query: (body) => ({ call: calls.rescheduleGuestAppointment, body }),
      transformResponse: appointmentIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['FreeSpace']),
    }),
  }),
});

export const { useReleaseGuestSlotMutation, useIdentifyGuestMutation, useOpenGuestAppointmentMutation } = guestApi;
