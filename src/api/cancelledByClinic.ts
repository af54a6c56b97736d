import { fieldsOf, type Fields } from '../lib/isRecord';
import { cachedIn } from './cachedIn';
import type { CallArgs } from './transport';

const upcomingIn = (state: unknown): Fields[] =>
  cachedIn(state, 'listHistory').flatMap((data) => {
    const { upcoming } = fieldsOf(data);
    return Array.isArray(upcoming) ? upcoming.map(fieldsOf) : [];
  });

const isOurs = ({ reference, patient }: Fields): boolean =>
  typeof reference === 'string' && reference.length === 10 && fieldsOf(patient)['patientId'] !== undefined;

/** Spec §7: the clinic alone, unless ours or several are meant (decision 55). */
export const cancelledByClinic = (args: CallArgs, state: unknown): CallArgs => {
  if (!args.params) return args;
  const { clinicId, reservationId } = args.params;
  const atClinic = upcomingIn(state).filter((one) => one['clinicId'] === clinicId);
  const [meant] = atClinic.filter((one) => one['reservationId'] === reservationId);
  const isAlone = atClinic.every((one) => one['reservationId'] === reservationId);
  return meant && isAlone && !isOurs(meant) ? { ...args, params: { clinicId } } : args;
};
