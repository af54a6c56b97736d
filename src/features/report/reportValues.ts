import { checkRequired } from '../../../contract/required.ts';

export type ReportValues = { note: string; consent: boolean };

export const initialReport: ReportValues = { note: '', consent: false };

/** All that is wrong, as message keys: a report says what happened, and leaves the device only if its owner agrees. */
export const validateReport = ({ note, consent }: ReportValues): Partial<Record<keyof ReportValues, string>> => {
  const empty = checkRequired(note);
  return { ...(empty !== undefined && { note: empty }), ...(!consent && { consent: 'report.consent.needed' }) };
};
