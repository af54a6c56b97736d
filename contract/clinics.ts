import { z } from 'zod';

import { careTypes, clinicKinds, languages, professions } from './catalogues.ts';
import { profile } from './session.ts';
import { id } from './wire.ts';

/** `position` in degrees WGS 84; `cancelLimitMinutes` before the start. */
export const clinic = z.object({
  clinicId: id,
  name: z.string(),
  kind: z.enum(clinicKinds),
  address: z.object({
    line: z.string(),
    city: z.string(),
    province: z.string(),
    postalCode: z.string().nullable(),
  }),
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  timeZone: z.string(),
  phone: z.string().nullable(),
  cancelLimitMinutes: z.number().int(),
  languages: z.array(z.enum(languages)),
  careTypes: z.array(z.enum(careTypes)),
});

/**
 * GET appointment/available (spec §3). Ours: `professions` by professional, and `upcomingMost`, the upcoming
 * appointments allowed.
 */
export const networkAnswer = z.object({
  clinics: z.array(clinic),
  hashClinicProf: z.record(id, z.array(id)),
  hashProfName: z.record(id, z.string()),
  professions: z.record(id, z.enum(professions)),
  upcomingMost: z.int().optional(),
  user: profile,
});

export type Clinic = z.infer<typeof clinic>;
export type NetworkAnswer = z.infer<typeof networkAnswer>;
