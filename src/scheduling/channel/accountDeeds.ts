import type { Appointment } from '../../../contract/appointments.ts';
import { appointmentChangesApi } from '../../api/appointmentChangesApi';
import { appointmentsApi, type Person } from '../../api/appointmentsApi';
import { refusalIn } from '../../api/capability';
import type { AppDispatch } from '../../store/hooks';
import { listsAreOld, untracked } from './accountChannel';
import { appointmentMoved } from './appointmentsSlice';
import type { BookingChannel } from './channel';
import { ownAgain } from './ownAgain';
import { isLostRace } from './refusals';

const { rescheduleAppointment, confirmAppointment, changeAppointmentPhone, cancelAppointment } =
  appointmentChangesApi.endpoints;

/** The appointment on screen is stale. */
const outdated = ['appointment.notMovable', 'appointment.alreadyCancelled'];

export const accountDeeds = (dispatch: AppDispatch, person: Person, before: Appointment) =>
  ({
    reschedule: async (slot) => {
      const { reservationId } = before;
      const answer = await dispatch(rescheduleAppointment.initiate({ reservationId, space: slot, person }, untracked));
      const own = ownAgain(answer);
      const after = own.data?.reservationId === reservationId ? own.data : answer.data;
      if (after !== undefined) dispatch(appointmentMoved({ before, slot: slot, after }));
      const isOld = isLostRace(answer.error) || outdated.includes(refusalIn(answer.error)?.message ?? '');
      if (isOld || (after !== undefined && answer.error)) dispatch(listsAreOld());
      return after === undefined ? answer : { data: after };
    },
    changeNumber: async (phone) => {
      const { reservationId } = before;
      return dispatch(changeAppointmentPhone.initiate({ reservationId, phone }, untracked));
    },
    cancel: async () => {
      const { clinicId, reservationId } = before;
      return dispatch(cancelAppointment.initiate({ clinicId, reservationId, person }, untracked));
    },
  }) satisfies Partial<BookingChannel>;

/** Confirms attendance or the clinic's new time; a refusal means a stale list. */
export const confirmWithAccount = async (dispatch: AppDispatch, { reservationId }: Appointment) => {
  const answer = await dispatch(confirmAppointment.initiate({ reservationId }, untracked));
  if (typeof refusalIn(answer.error)?.status === 'number') dispatch(appointmentsApi.util.invalidateTags(['History']));
  return answer;
};
