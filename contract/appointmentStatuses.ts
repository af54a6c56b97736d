export const appointmentStatuses = ['booked', 'checked-in', 'fulfilled', 'noshow', 'cancelled'] as const;

export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** Statuses that keep the slot, also named in the database constraints. */
export const liveStatuses = ['booked', 'checked-in'] as const satisfies AppointmentStatus[];

export const isLiveStatus = (status: AppointmentStatus): boolean => liveStatuses.some((live) => live === status);

export const isUpcoming = (
  { status, start }: { status: AppointmentStatus; start: string | Date },
  now: number,
): boolean => status === 'booked' && new Date(start).getTime() > now;
