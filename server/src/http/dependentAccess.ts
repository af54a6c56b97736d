import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import {
  dependent,
  dependentBody,
  dependentInputBody,
  type AccessInput,
  type Dependent,
  type DependentBody,
  type DependentInputBody,
} from '../../../contract/dependents.ts';
import { findLink, findLinkToChange } from '../data/actingLinks.ts';
import type { AuditAction } from '../data/audit.ts';
import { lockPatient } from '../data/bookingLocks.ts';
import { writeChange, writeEnd, writeLock, type LinkInHand } from '../data/changeLink.ts';
import { findLinkById } from '../data/delegation/links.ts';
import { settleLink } from '../data/delegation/settleLink.ts';
import { tellPerson } from '../data/delegation/tellOfAccess.ts';
import { findDependent } from '../data/dependents.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Vault } from '../data/vault.ts';
import type { Actor } from '../domain/access.ts';
import { decideAccessChange, type ChangingLink } from '../domain/accessChange.ts';
import { todayAt } from '../domain/age.ts';
import { isOver, lockOn, lockReasons } from '../domain/dependentLink.ts';
import { MissingRecord } from '../domain/errors.ts';
import { at } from './at.ts';
import type { App, Deps, Plugin } from './deps.ts';
import { accountOf, keepSession, requireSession } from './sessionHook.ts';

/** Product §8 Bodies with people. */
const named = <T extends { patientId: string }>(
  body: T | { dependent?: T | null | undefined } | null | undefined,
): T => {
  const person = body && 'patientId' in body ? body : body?.dependent;
  if (!person) throw new MissingRecord();
  return person;
};

/** What to record; nothing when unchanged. */
type Act = (
  transaction: Transaction<Tables>,
  link: ChangingLink & LinkInHand,
  at: { today: string; vault: Vault },
) => Promise<AuditAction[]>;

/**
 * Locks the patient, then the link: concurrent bookings finish first or see the change.
 * @throws MissingRecord (404) for a foreign, ended or missing link
 */
const changing = async (
  request: FastifyRequest,
  patientId: string,
  { db, clock, vault }: Deps,
  act: Act,
): Promise<Dependent> => {
  const { accountId } = accountOf(request);
  const today = todayAt(clock());
  // Before locking, so that outsiders cause no lock waits.
  if ((await findLink(db, { accountId, patientId })) === undefined) throw new MissingRecord();
  return inTransaction(db, async (transaction) => {
    await lockPatient(transaction, patientId);
    await keepSession(request, transaction);
    const found = await findLinkToChange(transaction, { accountId, patientId });
    if (found === undefined || isOver(found, today)) throw new MissingRecord();
    const link = { ...found, accountId, patientId };
    const before = await findDependent(transaction, link, today);
    if (before === undefined) throw new MissingRecord();
    const actions = await act(transaction, link, { today, vault });
    if (actions.length === 0) return before;
    const after = await findDependent(transaction, link, today);
    const acting: Actor = { accountId, patientId, capacity: 'delegate', requestId: request.id };
    await settleLink(transaction, link, { acting, actions, today, vault });
    return after ?? { ...before, hasAccess: false, state: 'ended' };
  });
};

const change =
  (input: AccessInput): Act =>
  async (transaction, link, { today }) => {
    const decided = decideAccessChange(link, input, today);
    const isOther = decided.relationship !== link.relationship || decided.scopes.length !== link.scopes.length;
    if (!isOther && !decided.unlocks) return [];
    await writeChange(transaction, link, decided);
    return [...(isOther ? ['access.changed' as const] : []), ...(decided.unlocks ? ['access.unlocked' as const] : [])];
  };

/** Users may undo only their own lock. */
const freeze: Act = async (transaction, link, { today }) => {
  if (lockOn(link, today).locked) return [];
  await writeLock(transaction, link, lockReasons.own);
  return ['access.locked'];
};

/** A withdrawn request sends no message. */
const end: Act = async (transaction, link, { today, vault }) => {
  const known = await findLinkById(transaction, link.linkId);
  await writeEnd(transaction, link);
  if (known?.state === 'active') await tellPerson(transaction, vault, { link: known, notice: 'givenUp', today });
  return ['access.ended'];
};

/** Never adds rights (product §8 addDependent). */
const updateRoute = (app: App, deps: Deps): void => {
  app.route<{ Body: DependentInputBody }>({
    ...at('updateAccessDependent'),
    onRequest: requireSession,
    schema: { body: dependentInputBody, response: { 200: dependent } },
    handler: (request) => {
      const input = named(request.body);
      return changing(request, input.patientId, deps, change(input));
    },
  });
};

const lockRoute = (app: App, deps: Deps): void => {
  app.route<{ Body: DependentBody }>({
    ...at('lockDependentAccess'),
    onRequest: requireSession,
    schema: { body: dependentBody, response: { 200: dependent } },
    handler: (request) => changing(request, named(request.body).patientId, deps, freeze),
  });
};

/** The link then looks as if it never existed. */
const removeRoute = (app: App, deps: Deps): void => {
  app.route<{ Body: DependentBody }>({
    ...at('removeDependentAccess'),
    onRequest: requireSession,
    schema: { body: dependentBody, response: { 200: dependent } },
    handler: (request) => changing(request, named(request.body).patientId, deps, end),
  });
};

/** Spec §7. */
export const dependentAccessRoutes: Plugin = (app, deps) => {
  for (const route of [updateRoute, lockRoute, removeRoute]) route(app, deps);
};
