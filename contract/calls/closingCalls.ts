import { ours } from './call.ts';
import { orNull, person, texts, wholeAppointment } from './laterParts.ts';

const closing = {
  goes: texts,
  keeps: ['each', { what: 'text', years: orNull('number') }],
  visits: ['each', wholeAppointment],
} as const;

export const closingCalls = ours({
  foreseeClosing: ['GET', 'user/close', 'read', { ...closing, leftAlone: ['each', person], reopenDays: 'number' }],
  closeAccount: ['POST', 'user/close', 'write', { ...closing, reopenUntil: 'instant' }],
});
