import type { AppointmentStatus } from '../../contract/appointmentStatuses.ts';
import { millisecondsOf } from '../../contract/instants.ts';
import type { StaffAct, StaffAppointment, StaffDay, StaffDayQuery } from '../../contract/staff.ts';
import type { StaffArgs } from './staffQuery';

type Look = NonNullable<StaffArgs['look']>;

const shownBy: Record<StaffAct | 'cancel', readonly AppointmentStatus[]> = {
  arrived: ['checked-in', 'fulfilled'],
  done: ['fulfilled'],
  missed: ['noshow'],
  cancel: ['cancelled'],
};

const seenInDay =
  (day: StaffDayQuery, reservationId: string, stands: (appointment: StaffAppointment) => boolean): Look =>
  async (ask) => {
    const { data } = await ask({ call: 'showDay', params: day });
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the shape of showDay was judged
    const shown = data as StaffDay | undefined;
    const about = shown?.appointments.find((one) => one.reservationId === reservationId);
    return about !== undefined && stands(about);
  };

export const seenOn = (day: StaffDayQuery, reservationId: string, act: StaffAct | 'cancel'): Look =>
  seenInDay(day, reservationId, ({ status }) => shownBy[act].includes(status));

export const seenAt = (day: StaffDayQuery, reservationId: string, startsAt: string): Look =>
  seenInDay(
    day,
    reservationId,
    (one) => one.status === 'booked' && millisecondsOf(one.startsAt) === millisecondsOf(startsAt),
  );

/** What no page shows is proven by the record of its key (decision 91). */
export const withRetry = (args: StaffArgs & { key: string }): StaffArgs => ({
  ...args,
  look: async (ask) => (await ask(args)).error === undefined,
});

export const endSeen: Look = async (ask) => (await ask({ call: 'whoAmI' })).error?.status === 401;
