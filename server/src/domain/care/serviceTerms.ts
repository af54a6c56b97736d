import type { ServiceCare } from '../../../../contract/care.ts';
import type { AcceptedCard, Coverage, AppointmentKind } from '../../../../contract/careCodes.ts';
import type { Language, Mode, Reason } from '../../../../contract/catalogues.ts';

/** Null or empty: anybody. Ages in whole years, inclusive. */
export type Eligibility = {
  minAge: number | null;
  maxAge: number | null;
  reasons: readonly Reason[];
  modes: readonly Mode[];
};

export type ServiceTerms = Eligibility & {
  visit: AppointmentKind | null;
  coverage: Coverage | null;
  feeCents: number | null;
  fee: Record<Language, string>;
  cards: readonly AcceptedCard[];
};

export const openTerms: ServiceTerms = {
  minAge: null,
  maxAge: null,
  reasons: [],
  modes: [],
  visit: null,
  coverage: null,
  feeCents: null,
  fee: { fr: '', en: '' },
  cards: [],
};

export const toServiceCare = (terms: ServiceTerms, lang: Language): ServiceCare | undefined => {
  const { minAge, maxAge, visit, coverage, feeCents, cards } = terms;
  const text = terms.fee[lang];
  const ages = minAge === null && maxAge === null ? null : { from: minAge, to: maxAge };
  const fee = feeCents === null && text === '' ? null : { cents: feeCents, text };
  if (ages === null && visit === null && coverage === null && fee === null && cards.length === 0) return undefined;
  return { ages, visit, coverage, fee, cards: [...cards] };
};
