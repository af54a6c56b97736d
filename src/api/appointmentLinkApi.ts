import { bookingCalls } from '../../contract/calls/bookingCalls.ts';
import type { MailedLinkAppointment, AppointmentLinkBody } from '../../contract/appointmentLinks.ts';
import { api } from './api';
import { bookingTags } from './bookingTags';

/** Product §8 More routes. Nothing is cached. */
export const appointmentLinkApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    openAppointmentLink: build.mutation<MailedLinkAppointment, AppointmentLinkBody>({
      query: (body) => ({ call: bookingCalls.openAppointmentLink, body, readsOnly: body.action === 'read' }),
      invalidatesTags: (_visit, error, { action }) => (error || action === 'read' ? [] : bookingTags),
    }),
  }),
});

export const { useOpenAppointmentLinkMutation } = appointmentLinkApi;
