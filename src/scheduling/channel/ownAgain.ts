import { refusalIn } from '../../api/capability';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Answer } from './channel';
import { isAlreadyMine } from './refusals';

/** Treats “already yours” as success: double clicks and lost answers yield one appointment (product §8). */
export const ownAgain = (answer: Answer<Appointment | null>): Answer<Appointment | null> =>
  isAlreadyMine(answer.error) ? { data: refusalIn(answer.error)?.reservation ?? null } : answer;
