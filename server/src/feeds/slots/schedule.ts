import { z } from 'zod';

import type { CareType } from '../../../../contract/catalogues.ts';
import { openTerms, type ServiceTerms } from '../../domain/care/serviceTerms.ts';
import { termsRow, type TermsRow } from '../../data/serviceTermsRow.ts';
import { readResource, referenceTo, resourceId, text } from './resource.ts';

type Service = { careType: CareType; fr: string; en: string; terms?: Partial<ServiceTerms> };

const vaccinates: Partial<ServiceTerms> = { reasons: ['vaccination'] };

const services: readonly (readonly [code: string, service: Service])[] = [
  [
    'covid19-immunization',
    { careType: 'covid', fr: 'Vaccination contre la COVID-19', en: 'COVID-19 vaccination', terms: vaccinates },
  ],
  ['57', { careType: 'periodic', fr: 'Vaccination', en: 'Vaccination', terms: vaccinates }],
  ['124', { careType: 'walk-in', fr: 'Médecine générale', en: 'General practice' }],
];

const schedule = z.object({
  id: resourceId,
  active: z.boolean().nullish().catch(null),
  actor: z.array(z.object({ reference: text(500) })).min(1),
  serviceType: z
    .array(
      z.object({
        text: text(200).optional(),
        coding: z.array(z.object({ code: text(100).optional(), display: text(200).optional() })).nullish(),
      }),
    )
    .nullish(),
});

export type FeedSchedule = {
  key: string;
  location_key: string;
  name_fr: string;
  name_en: string;
  care_type: CareType;
} & TermsRow;

export type ReadSchedule =
  { value: FeedSchedule; notes: string[]; isClosed: boolean } | { reason: string; key: string | null };

type Coding = { code?: string | undefined; display?: string | undefined };

const serviceOf = (codings: readonly Coding[]): { service: Service; notes: string[] } => {
  const known = services.find(([code]) => codings.some((coding) => coding.code === code));
  if (known !== undefined) return { service: known[1], notes: [] };
  const display = codings.find((coding) => (coding.display ?? '') !== '')?.display;
  const service: Service = { careType: 'walk-in', fr: display ?? 'Consultation', en: display ?? 'Consultation' };
  return { service, notes: ['serviceTypeUnknown'] };
};

const referencesIn = (actor: readonly { reference: string }[], type: 'Location' | 'HealthcareService'): string[] =>
  actor.map(({ reference }) => referenceTo(type).safeParse(reference).data).filter((id) => id !== undefined);

/**
 * An unknown service becomes walk-in care, with a note.
 * @param termsOf null where the publication has no services
 */
export const readSchedule = (
  line: string | null,
  termsOf: ((serviceKey: string) => ServiceTerms | undefined) | null,
): ReadSchedule => {
  const read = readResource(line, 'Schedule', schedule);
  if ('reason' in read) return read;
  const { id: key, active, actor, serviceType } = read.value;
  const isClosed = active === false;
  const locations = referencesIn(actor, 'Location');
  const [locationKey] = locations;
  if (locationKey === undefined) return { reason: 'noLocation', key };
  const { service, notes } = serviceOf((serviceType ?? []).flatMap(({ coding }) => coding ?? []));
  const named = referencesIn(actor, 'HealthcareService');
  const published = termsOf && named.map(termsOf);
  if (published?.includes(undefined)) return { reason: 'unknownHealthcareService', key };
  const terms = published?.[0] ?? { ...openTerms, ...service.terms };
  return {
    isClosed,
    value: {
      key,
      location_key: locationKey,
      name_fr: service.fr,
      name_en: service.en,
      care_type: service.careType,
      ...termsRow(terms),
    },
    notes: [...notes, ...(locations.length > 1 ? ['severalLocations'] : []), ...(isClosed ? ['inactive'] : [])],
  };
};
