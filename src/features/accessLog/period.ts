/** Calendar dates; empty means open. */
export type Period = { from: string; to: string };

export const wholePeriod: Period = { from: '', to: '' };

export const validatePeriod = ({ from, to }: Period): { to?: 'accessLog.backwards' } =>
  from !== '' && to !== '' && to < from ? { to: 'accessLog.backwards' } : {};

/** Before any log entry, and valid for half-typed years. */
export const firstDay = '2000-01-01';

const day = (date: string): string => (date < firstDay ? firstDay : date);

export const toSelection = ({ from, to }: Period): { from?: string; to?: string } => ({
  ...(from !== '' && { from: day(from) }),
  ...(to !== '' && { to: day(to) }),
});
