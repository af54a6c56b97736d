import { z } from 'zod';

import { acceptedCards, appointmentKinds } from '../../../../contract/careCodes.ts';
import { modes, reasons } from '../../../../contract/catalogues.ts';
import { openTerms, type ServiceTerms } from '../../domain/care/serviceTerms.ts';
import { readResource, resourceId, text, type Read } from './resource.ts';

const concept = z.object({ coding: z.array(z.object({ code: text(100).optional() })).nullish() });
const concepts = z.array(concept).nullish();

const feeUrl = /\/service-fee$/;

/** HL7 FHIR R4; codes in decision 0065. */
const service = z.object({
  id: resourceId,
  eligibility: z.array(z.object({ code: concept.nullish() })).nullish(),
  serviceProvisionCode: concepts,
  program: concepts,
  characteristic: concepts,
  extraDetails: text(500).nullish(),
  extension: z
    .array(z.object({ url: z.string(), valueMoney: z.object({ value: z.number().min(0).max(100_000) }).optional() }))
    .nullish(),
});

type Published = z.output<typeof service>;

const codesOf = (list: Published['program']): string[] =>
  (list ?? []).flatMap(({ coding }) => (coding ?? []).flatMap(({ code }) => code ?? []));

/** `age-0-5`, `age-18-`, `age--5`. */
const ageShape = /^age-(\d{0,3})-(\d{0,3})$/;

const ageIn = (digits: string | undefined): number | null =>
  digits === undefined || digits === '' ? null : Math.min(130, Number(digits));

const among = <T extends string>(known: readonly T[], codes: readonly string[], prefix = ''): T[] =>
  known.filter((code) => codes.includes(`${prefix}${code}`));

const unknownIn = (codes: readonly string[], known: readonly string[]): boolean =>
  codes.some((code) => !known.includes(code) && !ageShape.test(code));

/** https://terminology.hl7.org/CodeSystem/service-provision-conditions */
const coverageOf = (codes: readonly string[]): ServiceTerms['coverage'] =>
  codes.includes('cost') || codes.includes('disc') ? 'fees' : codes.includes('free') ? 'covered' : null;

export const readHealthcareService = (line: string | null): Read<{ key: string; terms: ServiceTerms }> => {
  const read = readResource(line, 'HealthcareService', service);
  if ('reason' in read) return read;
  const { id: key, serviceProvisionCode, program, characteristic, extraDetails, extension } = read.value;
  const eligibility = codesOf((read.value.eligibility ?? []).flatMap(({ code }) => code ?? []));
  const [, from, to] = eligibility.map((code) => ageShape.exec(code)).find((found) => found !== null) ?? [];
  const [minAge, maxAge] = [ageIn(from), ageIn(to)];
  if (minAge !== null && maxAge !== null && minAge > maxAge) return { reason: 'agesReversed', key };
  const money = extension?.find(({ url }) => feeUrl.test(url))?.valueMoney;
  const [programs, ways] = [codesOf(program), codesOf(characteristic)];
  const coverage = coverageOf(codesOf(serviceProvisionCode));
  const sentence = coverage === 'fees' ? (extraDetails ?? '') : '';
  const terms: ServiceTerms = {
    ...openTerms,
    minAge,
    maxAge,
    reasons: among(reasons, programs),
    modes: among(modes, ways),
    visit: among(appointmentKinds, eligibility, 'visit-')[0] ?? null,
    coverage,
    feeCents: coverage === 'fees' && money !== undefined ? Math.round(money.value * 100) : null,
    fee: { fr: sentence, en: sentence },
    cards: among(acceptedCards, eligibility, 'card-'),
  };
  const known = [...appointmentKinds.map((code) => `visit-${code}`), ...acceptedCards.map((code) => `card-${code}`)];
  return {
    value: { key, terms },
    notes: [
      ...(unknownIn(eligibility, known) ? ['eligibilityUnknown'] : []),
      ...(unknownIn(programs, reasons) ? ['programUnknown'] : []),
      ...(unknownIn(ways, modes) ? ['characteristicUnknown'] : []),
    ],
  };
};
