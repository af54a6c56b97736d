/** How an appointment stands (product §4). */
export const reservationStatuses = ['booked', 'checked-in', 'fulfilled', 'noshow', 'cancelled'] as const;

export type ReservationStatus = (typeof reservationStatuses)[number];

/** A live appointment keeps its slot and its time; the constraints of the database name the same statuses. */
export const liveStatuses = ['booked', 'checked-in'] as const satisfies ReservationStatus[];

/** Whether an appointment with this status keeps its slot and its time. */
export const isLiveStatus = (status: ReservationStatus): boolean => liveStatuses.some((live) => live === status);
