export const staffPaths = { signIn: '/', day: '/day', threads: '/threads' } as const;

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

export const dayAt = (clinic: string, date: string): string => withQuery(staffPaths.day, { clinic, date });

type AppointmentOnDay = { clinic: string; date: string; reservationId: string };

const appointmentAt =
  (page: 'move' | 'write') =>
  ({ clinic, date, reservationId }: AppointmentOnDay): string =>
    withQuery(`${staffPaths.day}/${encodeURIComponent(reservationId)}/${page}`, { clinic, date });

export const writeAt = appointmentAt('write');

export const moveAt = appointmentAt('move');

export const todayAt = (clinic: string): string => withQuery(staffPaths.day, { clinic });

export const threadsAt = (clinic: string): string => withQuery(staffPaths.threads, { clinic });

export const threadAt = (clinic: string, threadId: string): string =>
  withQuery(`${staffPaths.threads}/${encodeURIComponent(threadId)}`, { clinic });

export const isInside = (pathname: string): boolean =>
  [staffPaths.day, staffPaths.threads].some((path) => pathname === path || pathname.startsWith(`${path}/`));
