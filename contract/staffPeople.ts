import { z } from 'zod';

import { dependentScopes } from './dependentScopes.ts';
import { calendarDate, id, instant } from './wire.ts';

/** GET access, GET people/:id. */
export const staffPeopleQuery = z.strictObject({ clinic: id });

/** `claimed`: no clinic saw the card yet. */
const numberStates = ['none', 'claimed', 'seen'] as const;

const personSummary = z.object({
  patientId: id,
  name: z.string(),
  birthDate: calendarDate.nullable(),
  age: z.int().nullable(),
  number: z.enum(numberStates),
  hasAccount: z.boolean(),
});

const awaited = z.enum(['person', 'clinic']);

const accessRequest = z.object({
  linkId: id,
  person: personSummary,
  holder: z.string(),
  basis: z.string(),
  awaits: awaited,
  askedAt: instant,
});

/** The oldest first. `more`: than are listed. */
export const staffAccess = z.object({ requests: z.array(accessRequest), more: z.boolean() });

/** POST people/find: a health number or a family name, which has no place in an address, with the birth date. PostgreSQL refuses dates such as the year 0. */
export const staffFindBody = z.strictObject({
  clinic: id,
  word: z.string().trim().min(1).max(80),
  birthDate: calendarDate.refine((date) => date >= '1850-01-01'),
});

export const staffFound = z.object({ people: z.array(personSummary) });

export const staffLinkActs = ['accept', 'consent', 'seen', 'lock', 'unlock', 'end'] as const;

/** `lock`: why it is suspended, if it is. `isSeen`: a clinic saw the document, or heard the person. */
const personLink = z.object({
  linkId: id,
  holder: z.string(),
  basis: z.string(),
  scopes: z.array(z.enum(dependentScopes)),
  state: z.enum(['pending', 'active']),
  awaits: awaited.nullable(),
  isSeen: z.boolean(),
  lock: z.enum(['own', 'age', 'clinic']).nullable(),
  endsOn: calendarDate.nullable(),
  acts: z.array(z.enum(staffLinkActs)),
});

/** `twins`: other records that may be of the same person. */
export const staffPerson = z.object({
  person: personSummary,
  links: z.array(personLink),
  twins: z.array(personSummary),
});

const scopes = z.array(z.enum(dependentScopes)).min(1);

export const staffLinkBody = z.discriminatedUnion('act', [
  z.strictObject({ clinic: id, act: z.enum(['accept', 'consent']), scopes }),
  z.strictObject({ clinic: id, act: z.enum(['seen', 'lock', 'unlock', 'end']) }),
]);

/** As printed on the card. */
export const staffCardBody = z.strictObject({ clinic: id, nam: z.string().max(40), birthDate: z.string().max(10) });

/** `record` becomes part of the person that the address names. */
export const staffJoinBody = z.strictObject({ clinic: id, record: id });

export const staffJoined = z.object({ alerts: z.int(), links: z.int(), waiting: z.int() });

export type StaffLinkAct = (typeof staffLinkActs)[number];
export type StaffLinkBody = z.infer<typeof staffLinkBody>;
export type StaffPersonSummary = z.infer<typeof personSummary>;
export type StaffAccessRequest = z.infer<typeof accessRequest>;
export type StaffAccess = z.infer<typeof staffAccess>;
export type StaffFindBody = z.infer<typeof staffFindBody>;
export type StaffFound = z.infer<typeof staffFound>;
export type StaffPersonLink = z.infer<typeof personLink>;
export type StaffPerson = z.infer<typeof staffPerson>;
export type StaffJoined = z.infer<typeof staffJoined>;
