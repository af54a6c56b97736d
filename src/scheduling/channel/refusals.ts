import type { SerializedError } from '@reduxjs/toolkit';

import type { ApiError } from '../../api/apiError';
import { isAbsent, refusalIn } from '../../api/capability';

type Failure = ApiError | SerializedError | undefined;

const messageOf = (failure: Failure): string | undefined => refusalIn(failure)?.message;

const lost = ['appointment.spaceTaken', 'appointment.spaceInPast', 'errors.notFound'];

/** The error may suggest slots nearby. */
export const isLostRace = (failure: Failure): boolean => lost.includes(messageOf(failure) ?? '');

/** A repeated request, treated as success (product §8). */
export const isAlreadyMine = (failure: Failure): boolean => messageOf(failure) === 'appointment.alreadyYours';

export const isTooLate = (failure: Failure): boolean => messageOf(failure) === 'appointment.tooLateToCancel';

export const isEmailUnconfirmed = (failure: Failure): boolean => messageOf(failure) === 'appointment.emailUnconfirmed';

export const isCancelledAlready = (failure: Failure): boolean => messageOf(failure) === 'appointment.alreadyCancelled';

/** The server does not know a field. */
export const isMalformed = (failure: Failure): boolean => refusalIn(failure)?.status === 400;

/** It can still be booked. */
export const isNotHeld = (failure: Failure): boolean => messageOf(failure) === 'appointment.notHeld';

/** The guest needs a new token. */
export const isEnded = (failure: Failure): boolean => messageOf(failure) === 'express.ended';

const problemOf = (failure: Failure): Failure => (isLostRace(failure) || isAlreadyMine(failure) ? undefined : failure);

/** Back ends without holds book without one. */
export const problemOfHolding = (failure: Failure): Failure =>
  failure && (isAbsent(failure) || isNotHeld(failure)) ? undefined : problemOf(failure);
