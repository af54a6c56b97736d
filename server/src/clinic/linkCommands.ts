import type { Transaction } from 'kysely';
import { z } from 'zod';

import { dependentScopes } from '../../../contract/dependentScopes.ts';
import type { DependentScope } from '../../../contract/dependents.ts';
import { clinicActing } from '../data/auditTrail.ts';
import { writeChange, writeLock, writeSeen } from '../data/changeLink.ts';
import { closeLink, openLink, type Deciding } from '../data/delegation/decideLink.ts';
import { takeLink } from '../data/delegation/links.ts';
import { settleLink } from '../data/delegation/settleLink.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import { awaitedOf, grantOf } from '../domain/delegation/granting.ts';
import { isOver, lockReasons } from '../domain/dependentLink.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { UsageError, type ClinicCommand, type ClinicDeps } from './command.ts';
import { readArgs } from './readArgs.ts';

type Change = (transaction: Transaction<Tables>, deciding: Deciding) => Promise<string>;

/**
 * Locks the person, then the link.
 * @throws ClinicRefused
 */
const changing = (deps: ClinicDeps, word: string, change: Change): Promise<string[]> =>
  inTransaction(deps.db, async (transaction) => {
    const today = todayAt(deps.clock());
    const link = z.uuid().safeParse(word).success ? await takeLink(transaction, word) : undefined;
    if (link === undefined || isOver(link, today))
      throw new ClinicRefused(`There is no link ${word}. List the links of a person with: npm run clinic -- person`);
    return [await change(transaction, { link, acting: clinicActing(deps, link.patientId), today, vault: deps.vault })];
  });

const scopesIn = (levels: string): DependentScope[] => {
  const names = levels.split(',').map((level) => level.trim());
  const scopes = dependentScopes.filter((scope) => names.includes(scope));
  if (scopes.length !== names.length) throw new UsageError('Unknown level');
  return scopes;
};

/** An open access whose document was seen survives a merge. */
const noteSeen: Change = async (transaction, { link, acting, today, vault }) => {
  await writeSeen(transaction, link);
  await settleLink(transaction, link, { acting, actions: ['access.changed'], today, vault });
  return `The document of link ${link.linkId} is noted as seen.`;
};

const opening =
  (awaited: 'person' | 'clinic', levels: DependentScope[] | null): Change =>
  async (transaction, deciding) => {
    const { link, today } = deciding;
    if (awaited === 'clinic' && levels === null && link.state === 'active' && awaitedOf(link, today) === undefined)
      return noteSeen(transaction, deciding);
    if (awaitedOf(link, today) !== awaited) {
      throw new ClinicRefused(
        `Link ${link.linkId} does not wait for ${awaited === 'person' ? 'the consent of the person' : 'a document'}.`,
      );
    }
    const grant = grantOf(link, levels ?? link.scopes, today);
    await openLink(transaction, deciding, grant);
    return `Link ${link.linkId} is open: ${grant.scopes.join(', ')}${grant.endsOn === null ? '' : `, until ${grant.endsOn}`}. Both sides are told.`;
  };

const openingCommand = (name: string, awaited: 'person' | 'clinic', summary: string): ClinicCommand => ({
  name,
  args: '<link> [--levels book,history,messages]',
  summary,
  read: (args) => {
    const {
      positionals: [link = ''],
      values,
    } = readArgs(args, 1, { levels: { type: 'string' } });
    const levels = values.levels === undefined ? null : scopesIn(values.levels);
    return (deps) => changing(deps, link, opening(awaited, levels));
  },
});

export const consentCommand = openingCommand(
  'consent',
  'person',
  'records that a person agreed, in front of the clinic, that another acts for them',
);
export const acceptCommand = openingCommand(
  'accept',
  'clinic',
  'accepts the document on which an access rests, such as a mandate, or notes that it was seen',
);

const plainCommand = (name: string, summary: string, change: Change): ClinicCommand => ({
  name,
  args: '<link>',
  summary,
  read: (args) => {
    const {
      positionals: [link = ''],
    } = readArgs(args, 1, {});
    return (deps) => changing(deps, link, change);
  },
});

/** The holder learns neither reason nor author. */
export const lockCommand = plainCommand(
  'lock',
  'suspends an access at once; its holder is not told why',
  async (transaction, { link, acting, today, vault }) => {
    await writeLock(transaction, link, lockReasons.clinic);
    await settleLink(transaction, link, { acting, actions: ['access.locked'], today, vault });
    return `Link ${link.linkId} is locked.`;
  },
);

export const unlockCommand = plainCommand(
  'unlock',
  'gives an access back that a clinic suspended',
  async (transaction, { link, acting, today, vault }) => {
    if (!link.locked || link.lockReason !== lockReasons.clinic)
      throw new ClinicRefused(`Link ${link.linkId} is not locked by a clinic.`);
    await writeChange(transaction, link, { scopes: [...link.scopes], relationship: link.relationship, unlocks: true });
    await settleLink(transaction, link, { acting, actions: ['access.unlocked'], today, vault });
    return `Link ${link.linkId} is no longer locked by the clinic.`;
  },
);

export const endCommand = plainCommand(
  'end',
  'refuses a request to act for somebody, or ends the access, for good',
  async (transaction, deciding) => {
    await closeLink(transaction, deciding);
    return `Link ${deciding.link.linkId} has ended. Its holder is told.`;
  },
);
