import type { FastifyRequest } from 'fastify';

import type { RescheduleBody } from '../../../../contract/appointments.ts';
import { listLinks } from '../../data/actingLinks.ts';
import type { NetworkDirectory } from '../../data/network.ts';
import { mayActThrough } from '../../domain/access.ts';
import { todayAt } from '../../domain/age.ts';
import type { App, Deps } from '../deps.ts';
import { accountOf } from '../sessionHook.ts';

export type BookingDeps = Deps & { directory: NetworkDirectory };

export type BookingRoutes = (app: App, deps: BookingDeps) => void;

export const slotIdIn = (slot: RescheduleBody['space']): string => (typeof slot === 'string' ? slot : slot.spaceId);

export const bookablePeople = async (
  request: FastifyRequest,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<string[]> => {
  const { accountId, patientId } = accountOf(request);
  const today = todayAt(clock());
  const links = await listLinks(db, accountId);
  const others = links.filter((link) => mayActThrough(link, { scope: 'book', today }));
  return [patientId, ...others.map((link) => link.patientId)];
};
