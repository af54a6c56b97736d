/** Calendar dates, or empty. */
export type Period = { from: string; to: string };

export const wholePeriod: Period = { from: '', to: '' };

/** Returns errors as message keys. */
export const validatePeriod = ({ from, to }: Period): { to?: 'accessLog.backwards' } =>
  from !== '' && to !== '' && to < from ? { to: 'accessLog.backwards' } : {};

/** Before any log entry; half-typed years also find everything. */
export const firstDay = '2000-01-01';

const day = (date: string): string => (date < firstDay ? firstDay : date);

/** An empty end is open. */
export const toSelection = ({ from, to }: Period): { from?: string; to?: string } => ({
  ...(from !== '' && { from: day(from) }),
  ...(to !== '' && { to: day(to) }),
});
