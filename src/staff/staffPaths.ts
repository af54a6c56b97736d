export const staffPaths = {
  signIn: '/',
  day: '/day',
  slots: '/slots',
  threads: '/threads',
  access: '/access',
  connection: '/connection',
} as const;

const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** The day of the clinic that comes first, today. */
export const toToday = (clinic?: string): string =>
  clinic === undefined ? staffPaths.day : withQuery(staffPaths.day, { clinic });

export const toDay = (clinic: string, date: string): string => withQuery(staffPaths.day, { clinic, date });

/** The week of this day. */
export const toSlots = (clinic: string, date?: string): string =>
  withQuery(staffPaths.slots, { clinic, ...(date !== undefined && { date }) });

/** From this day. */
export const toSeries = (clinic: string, date: string): string =>
  withQuery(`${staffPaths.slots}/add`, { clinic, date });

export const toInvitations = (clinic: string): string => withQuery(`${staffPaths.slots}/invitations`, { clinic });

type OnDay = { clinic: string; date: string; reservationId: string };

const toPage =
  (page: 'move' | 'write') =>
  ({ clinic, date, reservationId }: OnDay): string =>
    withQuery(`${staffPaths.day}/${encodeURIComponent(reservationId)}/${page}`, { clinic, date });

export const toMove = toPage('move');
export const toWrite = toPage('write');

export const toThreads = (clinic: string): string => withQuery(staffPaths.threads, { clinic });

export const toThread = (clinic: string, threadId: string): string =>
  withQuery(`${staffPaths.threads}/${encodeURIComponent(threadId)}`, { clinic });

export const toAccess = (clinic: string): string => withQuery(staffPaths.access, { clinic });

export const toPerson = (clinic: string, patientId: string): string =>
  withQuery(`${staffPaths.access}/${encodeURIComponent(patientId)}`, { clinic });

export const toConnection = (clinic: string): string => withQuery(staffPaths.connection, { clinic });

/** This day, or today at the clinic. */
export const toTrail = (clinic: string, date?: string): string =>
  withQuery(`${staffPaths.connection}/trail`, { clinic, ...(date !== undefined && { date }) });

export const isInside = (pathname: string): boolean =>
  [staffPaths.day, staffPaths.slots, staffPaths.threads, staffPaths.access, staffPaths.connection].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
