import { refusalIn } from '../../api/capability';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Answer } from './channel';
import { isAlreadyMine } from './refusals';

/** One's own slot again is a success, not an error: a double click, a lost answer and a second tab end with one appointment (product §8). */
export const ownAgain = (answer: Answer<Appointment | null>): Answer<Appointment | null> =>
  isAlreadyMine(answer.error) ? { data: refusalIn(answer.error)?.reservation ?? null } : answer;
