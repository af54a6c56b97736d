import type { FastifyRequest } from 'fastify';

import type { HoldQuestion } from '../../domain/holding.ts';
import { accountOf } from '../sessionHook.ts';
import type { BookingDeps } from './booking.ts';
import { readsAs } from './shownTo.ts';

export type Told = Pick<HoldQuestion, 'maxUpcoming'> & { movingId?: string | null; tellsBudget?: boolean };

const nothing: Told = { maxUpcoming: null };

type Asked = {
  patientId: string;
  /** Null for a new appointment. Undefined: a portal of before decision 0069, which may be moving one. */
  movingId: string | null | undefined;
};

/** At level *book*, refused holds would find the hours of appointments (decision 0069). */
export const toldOfOthers = async (
  request: FastifyRequest,
  { patientId, movingId }: Asked,
  deps: BookingDeps,
): Promise<Told> => {
  if (movingId === undefined || (await readsAs(request, patientId, deps)) === undefined) return nothing;
  const tellsBudget = movingId === null && accountOf(request).emailConfirmed;
  return { maxUpcoming: deps.config.booking.maxUpcoming, movingId, tellsBudget };
};
