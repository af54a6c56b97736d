import type { Appointment } from '../../contract/appointments.ts';
import { guestCalls } from '../../contract/calls/guestCalls.ts';
import type {
  GuestActBody,
  GuestHold,
  GuestIdentified,
  GuestIdentifyBody,
  GuestManageBody,
  GuestManaged,
  GuestPhoneBody,
  GuestReleaseBody,
  GuestRescheduleBody,
  GuestReserveBody,
  GuestAppointment,
} from '../../contract/guest.ts';
import { millisecondsOf } from '../../contract/instants.ts';
import { api } from './api';
import { holdWithProof, type GuestSlot } from './holdWithProof';

/** `endsAt` in milliseconds, on the device's clock. */
export type GuestHeld = { token: string; hold: { holdId: string; extendable: boolean; endsAt: number } | null };

const keptIn = ({ token, hold, checkedAt }: GuestHold, now: number): GuestHeld => {
  const ahead = millisecondsOf(checkedAt) - now;
  return {
    token,
    hold: hold && { holdId: hold.holdId, extendable: hold.extendable, endsAt: millisecondsOf(hold.expiresAt) - ahead },
  };
};

const appointmentIn = ({ firstName, ...appointment }: GuestAppointment): Appointment => ({
  ...appointment,
  raisonVisite: '',
  patient: { patientId: '', firstName, lastName: null },
});

/** The answer shows no number. */
const calledAt = (
  answer: GuestAppointment,
  _meta: unknown,
  { phone }: Pick<GuestRescheduleBody, 'phone'>,
): Appointment => ({
  ...appointmentIn(answer),
  ...(phone ? { contactPhone: phone } : {}),
});

export type ManagedAppointment = { visit: Appointment; manageToken: string };

/** Product §4 Express. Identity goes only into mutations, whose state is dropped with the page. */
export const guestApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    holdGuestSlot: build.mutation<GuestHeld, GuestSlot>({
      queryFn: async (slot, { signal }, _options, ask) => {
        const answer = await holdWithProof(slot, async (args) => ask(args), signal);
        // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: only our own server has this area, and it answers by its contract
        return 'error' in answer ? answer : { data: keptIn(answer.data as GuestHold, Date.now()) };
      },
    }),
    extendGuestHold: build.mutation<GuestHeld, GuestSlot & { holdId: string }>({
      query: (body) => ({ call: guestCalls.holdGuestSlot, body }),
      transformResponse: (answer: GuestHold) => keptIn(answer, Date.now()),
    }),
    releaseGuestSlot: build.mutation<unknown, GuestReleaseBody>({
      query: (body) => ({ call: guestCalls.releaseGuestSlot, body, keepalive: true }),
      invalidatesTags: (_answer, error) => (error ? [] : ['FreeSpace']),
    }),
    identifyGuest: build.mutation<GuestIdentified, GuestIdentifyBody>({
      query: (body) => ({ call: guestCalls.identifyGuest, body }),
    }),
    reserveGuestSlot: build.mutation<Appointment, GuestReserveBody>({
      query: (body) => ({ call: guestCalls.reserveGuestSlot, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['FreeSpace']),
    }),
    openGuestAppointment: build.mutation<ManagedAppointment, GuestManageBody>({
      query: (body) => ({ call: guestCalls.openGuestAppointment, body }),
      transformResponse: ({ visit, manageToken }: GuestManaged) => ({ visit: appointmentIn(visit), manageToken }),
    }),
    cancelGuestAppointment: build.mutation<Appointment, GuestActBody>({
      query: (body) => ({ call: guestCalls.cancelGuestAppointment, body }),
      transformResponse: appointmentIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['FreeSpace']),
    }),
    confirmGuestAppointment: build.mutation<Appointment, GuestActBody>({
      query: (body) => ({ call: guestCalls.confirmGuestAppointment, body }),
      transformResponse: appointmentIn,
    }),
    changeGuestPhone: build.mutation<Appointment, GuestPhoneBody>({
      query: (body) => ({ call: guestCalls.changeGuestPhone, body }),
      transformResponse: calledAt,
    }),
    rescheduleGuestAppointment: build.mutation<Appointment, GuestRescheduleBody>({
      query: (body) => ({ call: guestCalls.rescheduleGuestAppointment, body }),
      transformResponse: calledAt,
      invalidatesTags: (_answer, error) => (error ? [] : ['FreeSpace']),
    }),
  }),
});

export const { useReleaseGuestSlotMutation, useIdentifyGuestMutation, useOpenGuestAppointmentMutation } = guestApi;
