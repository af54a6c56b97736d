import type { ClinicKind, Language, Reason } from '../../../contract/catalogues.ts';
import { openTerms, type Eligibility, type ServiceTerms } from '../domain/care/serviceTerms.ts';
import type { DemoService } from './services.ts';

const general: readonly Reason[] = [
  'cold-flu',
  'fever-child',
  'throat-ear',
  'gastro',
  'urinary',
  'skin',
  'injury',
  'pain',
  'eye',
  'allergy-asthma',
  'mental-health',
  'sti-screening',
  'contraception-pregnancy',
  'prescription',
  'form',
  'other',
];

type Taken = Partial<Pick<Eligibility, 'minAge' | 'maxAge'>> &
  Pick<Eligibility, 'reasons'> & { visit?: ServiceTerms['visit']; cents?: number };

/** `cents`: in a private clinic. */
const taken: Record<string, Taken> = {
  'walk-in': { reasons: general, cents: 12_500 },
  priority: { reasons: general, cents: 15_000 },
  'follow-up': {
    reasons: ['chronic', 'prescription', 'pain', 'skin', 'allergy-asthma', 'mental-health', 'form', 'other'],
    visit: 'follow-up',
    cents: 14_000,
  },
  periodic: { minAge: 6, reasons: ['chronic', 'sti-screening', 'contraception-pregnancy', 'form'], cents: 22_000 },
  pregnancy: { minAge: 14, reasons: ['contraception-pregnancy'], cents: 16_000 },
  child: {
    maxAge: 5,
    reasons: ['cold-flu', 'fever-child', 'throat-ear', 'gastro', 'skin', 'allergy-asthma'],
    cents: 15_000,
  },
  respiratory: { reasons: ['cold-flu', 'throat-ear'], cents: 9_000 },
  nursing: { reasons: ['injury', 'skin', 'prescription', 'contraception-pregnancy'], cents: 7_500 },
  'blood-tests': { reasons: ['blood-test'], cents: 6_500 },
  vaccination: { reasons: ['vaccination'], cents: 4_500 },
  'mental-health': { minAge: 14, reasons: ['mental-health'], cents: 13_000 },
  medication: { reasons: ['prescription', 'chronic'], cents: 4_000 },
  physiotherapy: { reasons: ['pain', 'injury'], visit: 'first', cents: 9_500 },
  nutrition: { reasons: ['chronic'], cents: 9_000 },
  'occupational-therapy': { minAge: 18, reasons: ['pain', 'chronic'], cents: 11_000 },
  'respiratory-therapy': { minAge: 6, reasons: ['allergy-asthma', 'chronic'], cents: 8_500 },
};

const fee: Record<Language, string> = {
  fr: 'La RAMQ ne rembourse pas ces frais. Vous payez sur place.',
  en: 'RAMQ does not refund this fee. You pay at the clinic.',
};

export const termsOf = ({ key, modes }: DemoService, kind: ClinicKind): ServiceTerms => {
  const service = taken[key];
  if (service === undefined) throw new Error(`The demo says nothing about the service ${key}.`);
  const { cents = null, ...rest } = service;
  const asked = { ...openTerms, ...rest, modes: [...new Set(modes)] };
  return kind === 'private'
    ? { ...asked, coverage: 'fees', feeCents: cents, fee, cards: ['quebec', 'other-province', 'none'] }
    : { ...asked, coverage: 'covered', cards: ['quebec', 'other-province'] };
};
