import type { FastifyRequest } from 'fastify';

import type { CallName } from '../../../contract/calls.ts';
import { makePace, type PaceKind } from '../data/pace.ts';
import { at } from './at.ts';
import type { Plugin } from './deps.ts';

const kinds = {
  searchSlots: 'search',
  holdSlot: 'hold',
  releaseSlot: 'hold',
  reserveSlot: 'book',
  rescheduleAppointment: 'book',
  cancelAppointment: 'cancel',
  addAlert: 'alert',
  endAlert: 'alert',
  addDependent: 'person',
  requestAgreement: 'person',
  listInvitedSlots: 'search',
  holdInvitedSlot: 'hold',
  releaseInvitedSlot: 'hold',
  reserveInvitedSlot: 'book',
  cancelInvitedAppointment: 'cancel',
} as const satisfies Partial<Record<CallName, PaceKind>>;

const isNamed = (name: string): name is keyof typeof kinds => name in kinds;

const kindOf = new Map<string, PaceKind>(
  Object.keys(kinds)
    .filter(isNamed)
    .map((name) => [`${at(name).method} ${at(name).url}`, kinds[name]]),
);

const callerOf = ({ account, staff, invitationArea }: FastifyRequest): string | undefined =>
  account?.accountId ?? staff?.staffId ?? invitationArea?.sessionId;

/** Product §4 rate-limits. Register it after the hooks of sessions. */
export const paceHook: Plugin = (app, { config }) => {
  if (!config.rateLimits) return;
  const pace = makePace();
  app.addHook('onRequest', async (request) => {
    const callerId = callerOf(request);
    if (callerId === undefined) return;
    const from = { callerId, address: request.ip };
    await pace('any', from);
    const kind = kindOf.get(`${request.method} ${request.routeOptions.url ?? ''}`);
    if (kind !== undefined) await pace(kind, from);
  });
};
