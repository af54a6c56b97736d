import type { Transaction } from 'kysely';
import { z } from 'zod';

import { dependentScopes } from '../../../contract/dependentScopes.ts';
import type { DependentScope } from '../../../contract/dependents.ts';
import { clinicActing } from '../data/auditTrail.ts';
import { changeLinkByClinic } from '../data/clinicActs/changeLinkByClinic.ts';
import type { Deciding } from '../data/delegation/decideLink.ts';
import { takeLink } from '../data/delegation/links.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import { isOver } from '../domain/dependentLink.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { UsageError, type ClinicCommand, type ClinicDeps } from './command.ts';
import { lookAtRecord, lookingWhereRefused, type Look } from './looks.ts';
import { readArgs } from './readArgs.ts';

type Change = (transaction: Transaction<Tables>, deciding: Deciding) => Promise<string>;

/**
 * Locks the person, then the link.
 * @throws ClinicRefused
 */
const changing = (deps: ClinicDeps, word: string, change: Change): Promise<string[]> => {
  const seen: Look[] = [];
  return lookingWhereRefused(deps, 'profile.read', seen, () =>
    inTransaction(deps.db, async (transaction) => {
      const today = todayAt(deps.clock());
      const link = z.uuid().safeParse(word).success ? await takeLink(transaction, word) : undefined;
      if (link === undefined || isOver(link, today))
        throw new ClinicRefused(`There is no link ${word}. List the links of a person with: npm run clinic -- person`);
      seen.splice(0, 1, lookAtRecord(link.patientId));
      const acting = clinicActing(deps, link.patientId);
      return [await change(transaction, { link, acting, today, vault: deps.vault })];
    }),
  );
};

const scopesIn = (levels: string): DependentScope[] => {
  const names = levels.split(',').map((level) => level.trim());
  const scopes = dependentScopes.filter((scope) => names.includes(scope));
  if (scopes.length !== names.length) throw new UsageError('Unknown level');
  return scopes;
};

const opening =
  (awaited: 'person' | 'clinic', levels: DependentScope[] | null): Change =>
  async (transaction, deciding) => {
    const { link } = deciding;
    const isNoted = awaited === 'clinic' && levels === null && link.state === 'active';
    const act = awaited === 'person' ? 'consent' : isNoted ? 'seen' : 'accept';
    const done = await changeLinkByClinic(transaction, deciding, { act, scopes: levels });
    if (done.outcome === 'changed') {
      throw new ClinicRefused(
        `Link ${link.linkId} does not wait for ${awaited === 'person' ? 'the consent of the person' : 'a document'}.`,
      );
    }
    if (done.outcome !== 'opened') return `The document of link ${link.linkId} is noted as seen.`;
    const { endsOn, scopes } = done.grant;
    return `Link ${link.linkId} is open: ${scopes.join(', ')}${endsOn === null ? '' : `, until ${endsOn}`}. Both sides are told.`;
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

export const lockCommand = plainCommand(
  'lock',
  'suspends an access at once; its holder is not told why',
  async (transaction, deciding) => {
    await changeLinkByClinic(transaction, deciding, { act: 'lock', scopes: null });
    return `Link ${deciding.link.linkId} is locked.`;
  },
);

export const unlockCommand = plainCommand(
  'unlock',
  'gives an access back that a clinic suspended',
  async (transaction, deciding) => {
    const { linkId } = deciding.link;
    const { outcome } = await changeLinkByClinic(transaction, deciding, { act: 'unlock', scopes: null });
    if (outcome === 'changed') throw new ClinicRefused(`Link ${linkId} is not locked by a clinic.`);
    return `Link ${linkId} is no longer locked by the clinic.`;
  },
);

export const endCommand = plainCommand(
  'end',
  'refuses a request to act for somebody, or ends the access, for good',
  async (transaction, deciding) => {
    await changeLinkByClinic(transaction, deciding, { act: 'end', scopes: null });
    return `Link ${deciding.link.linkId} has ended. Its holder is told.`;
  },
);
