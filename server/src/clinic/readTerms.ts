import { acceptedCards, appointmentKinds } from '../../../contract/careCodes.ts';
import { modes, reasons } from '../../../contract/catalogues.ts';
import type { ServiceTerms } from '../domain/care/serviceTerms.ts';
import { ClinicRefused } from './clinicRefused.ts';

export const termsOptions = {
  ages: { type: 'string' },
  reasons: { type: 'string' },
  modes: { type: 'string' },
  visit: { type: 'string' },
  covered: { type: 'boolean' },
  fee: { type: 'string' },
  'fee-fr': { type: 'string' },
  'fee-en': { type: 'string' },
  cards: { type: 'string' },
} as const;

type Typed = { [Option in keyof typeof termsOptions]?: string | boolean | undefined };

const wordIn = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value.trim() : undefined;

const someOf = <T extends string>(known: readonly T[], typed: string): T[] => {
  const codes = typed === 'any' ? [] : typed.split(',').map((code) => code.trim());
  const unknown = codes.find((code) => !known.some((one) => one === code));
  if (unknown !== undefined) throw new ClinicRefused(`${unknown} is none of: ${known.join(', ')}.`);
  return known.filter((code) => codes.includes(code));
};

const readAges = (typed: string): Pick<ServiceTerms, 'minAge' | 'maxAge'> => {
  if (typed === 'any') return { minAge: null, maxAge: null };
  const [whole, from = '', to = ''] = /^(\d{0,3})-(\d{0,3})$/.exec(typed) ?? [];
  const [minAge, maxAge] = [from, to].map((digits) => (digits === '' ? null : Number(digits)));
  const isRange =
    whole !== undefined && (minAge ?? 0) <= (maxAge ?? 130) && (minAge ?? 0) <= 130 && (maxAge ?? 0) <= 130;
  if (!isRange) throw new ClinicRefused(`${typed} is no range of ages such as 0-5, 18- or any.`);
  return { minAge: minAge ?? null, maxAge: maxAge ?? null };
};

const readCents = (typed: string): number => {
  if (!/^\d{1,5}(?:[.,]\d\d)?$/.test(typed)) throw new ClinicRefused(`${typed} is no amount such as 125 or 45.50.`);
  return Math.round(Number(typed.replace(',', '.')) * 100);
};

const readCost = (typed: Typed, { fee }: ServiceTerms): Partial<ServiceTerms> => {
  const [amount, fr, en] = [wordIn(typed.fee), wordIn(typed['fee-fr']), wordIn(typed['fee-en'])];
  const says = amount !== undefined || fr !== undefined || en !== undefined;
  if (typed.covered === true) {
    if (says) throw new ClinicRefused('A covered service has no fee.');
    return { coverage: 'covered', feeCents: null, fee: { fr: '', en: '' } };
  }
  if (!says) return {};
  return {
    coverage: 'fees',
    fee: { fr: fr ?? fee.fr, en: en ?? fee.en },
    ...(amount !== undefined && { feeCents: readCents(amount) }),
  };
};

/** @throws ClinicRefused */
export const readTerms = (typed: Typed, known: ServiceTerms): ServiceTerms => {
  const [ages, why, how, visit, cards] = [typed.ages, typed.reasons, typed.modes, typed.visit, typed.cards].map(wordIn);
  return {
    ...known,
    ...(ages !== undefined && readAges(ages)),
    ...(why !== undefined && { reasons: someOf(reasons, why) }),
    ...(how !== undefined && { modes: someOf(modes, how) }),
    ...(visit !== undefined && { visit: someOf(appointmentKinds, visit)[0] ?? null }),
    ...(cards !== undefined && { cards: someOf(acceptedCards, cards) }),
    ...readCost(typed, known),
  };
};

const listed = (codes: readonly string[]): string => (codes.length === 0 ? 'any' : codes.join(','));

export const termsLine = ({ minAge, maxAge, visit, coverage, feeCents, ...terms }: ServiceTerms): string =>
  [
    `ages ${minAge === null && maxAge === null ? 'any' : `${minAge ?? ''}-${maxAge ?? ''}`}`,
    `reasons ${listed(terms.reasons)}`,
    `modes ${listed(terms.modes)}`,
    `visit ${visit ?? 'any'}`,
    coverage === 'covered'
      ? 'covered'
      : coverage === 'fees'
        ? `fee ${feeCents === null ? '?' : (feeCents / 100).toFixed(2)}`
        : 'cost unknown',
    `cards ${listed(terms.cards)}`,
  ].join('  ');
