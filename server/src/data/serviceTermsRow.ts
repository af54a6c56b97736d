import { sql, type RawBuilder } from 'kysely';

import type { ServiceTerms } from '../domain/care/serviceTerms.ts';
import type { ServicesTable } from './tables/network.ts';

export const termsColumns = [
  'min_age',
  'max_age',
  'reasons',
  'modes',
  'visit',
  'coverage',
  'fee_cents',
  'fee_fr',
  'fee_en',
  'cards',
] as const satisfies readonly (keyof ServicesTable)[];

export type TermsRow = Record<(typeof termsColumns)[number], unknown>;

export const termsRow = (terms: ServiceTerms): TermsRow => ({
  min_age: terms.minAge,
  max_age: terms.maxAge,
  reasons: terms.reasons,
  modes: terms.modes,
  visit: terms.visit,
  coverage: terms.coverage,
  fee_cents: terms.feeCents,
  fee_fr: terms.fee.fr,
  fee_en: terms.fee.en,
  cards: terms.cards,
});

export const termsOfTable = (table: string): RawBuilder<unknown> =>
  sql.join(termsColumns.map((column) => sql.ref(`${table}.${column}`)));
