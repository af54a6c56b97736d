/** How an appointment stands (product §4). */
export const appointmentStatuses = ['booked', 'checked-in', 'fulfilled', 'noshow', 'cancelled'] as const;

export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** A live appointment keeps its slot and its time; the constraints of the database name the same statuses. */
export const liveStatuses = ['booked', 'checked-in'] as const satisfies AppointmentStatus[];

/** Whether an appointment with this status keeps its slot and its time. */
export const isLiveStatus = (status: AppointmentStatus): boolean => liveStatuses.some((live) => live === status);
