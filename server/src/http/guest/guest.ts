import type { FastifyRequest } from 'fastify';

import type { Trace } from '../../data/auditTrail.ts';
import { ExpiredRecord } from '../../domain/errors.ts';
import { hashBookingToken, hashManageToken } from '../../domain/guest/secrets.ts';

/** The door of the express area: nobody is asked who they are before anything is locked. */
export const admitAnybody = (): Promise<void> => Promise.resolve();

/** Nobody is signed in, whoever they may be: what a stranger leaves in the trail. */
export const traceOf = <Patient extends string | null>(
  request: FastifyRequest,
  patientId: Patient,
): Trace & { patientId: Patient } => ({ accountId: null, patientId, capacity: 'anonymous', requestId: request.id });

/** A token serves for nothing (any more). The express area never answers 401 (product §8 Codes). */
export const guestEnded = (): ExpiredRecord => new ExpiredRecord('express.ended');

/** What is kept of the token of a visit being booked. @throws ExpiredRecord (410): what cannot be a token is like one that ran out */
export const bookingTokenHash = (token: string): Buffer => {
  const hash = hashBookingToken(token);
  if (hash === null) throw guestEnded();
  return hash;
};

/** The same of a visit found again. @throws ExpiredRecord (410) */
export const manageTokenHash = (token: string): Buffer => {
  const hash = hashManageToken(token);
  if (hash === null) throw guestEnded();
  return hash;
};

/** What a live token found. @throws ExpiredRecord (410) */
export const orEnded = <T>(found: T | undefined): T => {
  if (found === undefined) throw guestEnded();
  return found;
};
