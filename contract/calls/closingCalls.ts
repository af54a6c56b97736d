import { ours } from './call.ts';
import { orNull, ourAppointment, person, texts } from './laterParts.ts';

const closing = {
  goes: texts,
  keeps: ['each', { what: 'text', years: orNull('number') }],
  visits: ['each', ourAppointment],
} as const;

export const closingCalls = ours({
  foreseeClosing: ['GET', 'user/close', 'read', { ...closing, leftAlone: ['each', person], reopenDays: 'number' }],
  closeAccount: ['POST', 'user/close', 'write', { ...closing, reopenUntil: 'instant' }],
});
