import type { SerializedError } from '@reduxjs/toolkit';

import type { ApiError } from '../../api/apiError';
import { isAbsent, refusalIn } from '../../api/capability';

type Failure = ApiError | SerializedError | undefined;

const messageOf = (failure: Failure): string | undefined => refusalIn(failure)?.message;

const lost = ['appointment.spaceTaken', 'appointment.spaceInPast', 'errors.notFound'];

/** The place is not to be had any more; the refusal may name others nearby. */
export const isLostRace = (failure: Failure): boolean => lost.includes(messageOf(failure) ?? '');

/** The place is already one's own: a success that was asked for twice (product §8). */
export const isAlreadyMine = (failure: Failure): boolean => messageOf(failure) === 'appointment.alreadyYours';

/** The clinic's limit has passed: the appointment can no longer be cancelled online. */
export const isTooLate = (failure: Failure): boolean => messageOf(failure) === 'appointment.tooLateToCancel';

/** The appointment is cancelled already. */
export const isCancelledAlready = (failure: Failure): boolean => messageOf(failure) === 'appointment.alreadyCancelled';

/** The time to book or to change a visit without an account ran out: it begins anew, with another token. */
export const isEnded = (failure: Failure): boolean => messageOf(failure) === 'express.ended';

/** What is left to show of an act that failed: neither a lost race nor a place of one's own, which the page tells otherwise. */
const problemOf = (failure: Failure): Failure => (isLostRace(failure) || isAlreadyMine(failure) ? undefined : failure);

/** The same of holding a place, which a back end may not know: then it is reserved without. */
export const problemOfHolding = (failure: Failure): Failure =>
  failure && isAbsent(failure) ? undefined : problemOf(failure);
