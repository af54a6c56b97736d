import type { FastifyRequest } from 'fastify';

import type { Trace } from '../../data/auditTrail.ts';
import { ExpiredRecord } from '../../domain/errors.ts';
import { hashBookingToken, hashManageToken } from '../../domain/guest/secrets.ts';

export const admitAnybody = (): Promise<void> => Promise.resolve();

export const traceOf = <Patient extends string | null>(
  request: FastifyRequest,
  patientId: Patient,
): Trace & { patientId: Patient } => ({ accountId: null, patientId, capacity: 'anonymous', requestId: request.id });

/** Guest routes never answer 401 (product §8 Codes). */
export const guestEnded = (): ExpiredRecord => new ExpiredRecord('express.ended');

/** @throws ExpiredRecord (410), also for a malformed token */
export const bookingTokenHash = (token: string): Buffer => {
  const hash = hashBookingToken(token);
  if (hash === null) throw guestEnded();
  return hash;
};

export const manageTokenHash = (token: string): Buffer => {
  const hash = hashManageToken(token);
  if (hash === null) throw guestEnded();
  return hash;
};

export const orEnded = <T>(found: T | undefined): T => {
  if (found === undefined) throw guestEnded();
  return found;
};
