/** The fields of a period, calendar dates or empty. */
export type Period = { from: string; to: string };

export const wholePeriod: Period = { from: '', to: '' };

/** What is wrong with a period, as message keys. */
export const validatePeriod = ({ from, to }: Period): { to?: 'accessLog.backwards' } =>
  from !== '' && to !== '' && to < from ? { to: 'accessLog.backwards' } : {};

/** The log begins later than this: an earlier day, such as one whose year is half typed, finds the same. */
export const firstDay = '2000-01-01';

const day = (date: string): string => (date < firstDay ? firstDay : date);

/** The period as a call asks for it: an end that is left empty is open. */
export const toSelection = ({ from, to }: Period): { from?: string; to?: string } => ({
  ...(from !== '' && { from: day(from) }),
  ...(to !== '' && { to: day(to) }),
});
