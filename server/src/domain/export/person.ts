import type { ContactPoint, Extension, HumanName, Patient, Person } from '@medplum/fhirtypes';

import type { NewsKind } from '../../../../contract/catalogues.ts';
import type { Choice } from '../../../../contract/choices.ts';
import { exportUrl } from '../../../../contract/exportNames.ts';
import { healthNumberOf } from './healthNumber.ts';
import { extensionOf, identifierOf, instantExtension, refTo, refToOwner, type Owner } from './naming.ts';

export type Named = { firstName: string | null; lastName: string | null };

/** Without a reason for anyone but the owner. */
export type FiledChoice = Pick<Choice, 'careType' | 'mode' | 'near'> & {
  patientId: string;
  clinicName: string | null;
  profName: string | null;
  raisonVisite: string | null;
};

export type FiledPerson = Named & {
  login: string;
  email: string;
  emailVerifiedAt: Date | null;
  pendingEmail: string | null;
  accountCreatedAt: Date;
  birthDate: string | null;
  phone: string | null;
  nam: string | null;
  namVerifiedAt: Date | null;
  appointmentEmail: string | null;
  notifications: { email: boolean; reminders3d: boolean; reminders1d: boolean; emailDetails: boolean };
  texts: { number: string | null; confirmedAt: Date | null; kinds: readonly NewsKind[]; showsDetails: boolean };
  pushes: readonly NewsKind[];
  choices: readonly FiledChoice[];
  /** The feed URL is secret and not exported. */
  calendarSince: Date | null;
  factorDeclinedAt: Date | null;
};

/** From appointments booked without the account. */
export type FiledRecord = Named &
  Pick<FiledPerson, 'birthDate' | 'phone' | 'nam'> & { patientId: string; email: string | null };

export const nameOf = ({ firstName, lastName }: Named): { name?: HumanName[] } => {
  const text = [firstName, lastName].filter(Boolean).join(' ');
  return text === ''
    ? {}
    : {
        name: [
          {
            text,
            ...(lastName === null ? {} : { family: lastName }),
            ...(firstName === null ? {} : { given: [firstName] }),
          },
        ],
      };
};

const emailsOf = ({ email, emailVerifiedAt, pendingEmail }: FiledPerson, owner: Owner): ContactPoint[] => {
  const verified = instantExtension(owner, 'verified', emailVerifiedAt);
  return [
    { system: 'email', value: email, rank: 1, ...(verified.length === 0 ? {} : { extension: verified }) },
    ...(pendingEmail === null
      ? []
      : [
          {
            system: 'email' as const,
            value: pendingEmail,
            extension: [extensionOf(owner, 'pending', { valueBoolean: true })],
          },
        ]),
  ];
};

const phoneOf = (phone: string | null): ContactPoint[] => (phone === null ? [] : [{ system: 'phone', value: phone }]);

const textNumberOf = ({ texts: { number, confirmedAt } }: FiledPerson, owner: Owner): ContactPoint[] => {
  const extension = instantExtension(owner, 'verified', confirmedAt);
  return number === null
    ? []
    : [{ system: 'sms', value: number, use: 'mobile', ...(extension.length === 0 ? {} : { extension }) }];
};

const appointmentEmailOf = (email: string | null): ContactPoint[] =>
  email === null ? [] : [{ system: 'email', value: email, use: 'temp' }];

export const patientOf = (person: FiledPerson, owner: Owner): Patient => ({
  resourceType: 'Patient',
  id: owner.patientId,
  ...(person.nam === null ? {} : { identifier: [healthNumberOf(person.nam, person.namVerifiedAt, owner)] }),
  active: true,
  ...nameOf(person),
  telecom: [
    ...phoneOf(person.phone),
    ...textNumberOf(person, owner),
    ...emailsOf(person, owner),
    ...appointmentEmailOf(person.appointmentEmail),
  ],
  ...(person.birthDate === null ? {} : { birthDate: person.birthDate }),
  communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: `${owner.lang}-CA` }] }, preferred: true }],
});

export const recordOf = (record: FiledRecord, owner: Owner): Patient => {
  const telecom = [...phoneOf(record.phone), ...appointmentEmailOf(record.email)];
  return {
    resourceType: 'Patient',
    id: record.patientId,
    ...(record.nam === null ? {} : { identifier: [healthNumberOf(record.nam, null, owner)] }),
    ...nameOf(record),
    ...(telecom.length === 0 ? {} : { telecom }),
    ...(record.birthDate === null ? {} : { birthDate: record.birthDate }),
    link: [{ other: refToOwner(owner), type: 'seealso' }],
  };
};

const choiceOf = (chosen: FiledChoice, owner: Owner): Extension => {
  const parts = [
    ['choice-for', chosen.patientId],
    ['choice-clinic', chosen.clinicName],
    ['choice-professional', chosen.profName],
    ['care-type', chosen.careType],
    ['visit-mode', chosen.mode],
    ['visit-reason', chosen.raisonVisite],
    ['choice-near', chosen.near],
  ] as const;
  return {
    url: exportUrl(owner.base, 'choice'),
    extension: parts.flatMap(([name, text]) => (text ? [extensionOf(owner, name, { valueString: text })] : [])),
  };
};

export const accountOf = (person: FiledPerson, linkIds: readonly string[], owner: Owner): Person => {
  const { email, reminders3d, reminders1d, emailDetails } = person.notifications;
  return {
    resourceType: 'Person',
    id: owner.accountId,
    extension: [
      extensionOf(owner, 'emails', { valueBoolean: email }),
      extensionOf(owner, 'reminder-3-days', { valueBoolean: reminders3d }),
      extensionOf(owner, 'reminder-1-day', { valueBoolean: reminders1d }),
      extensionOf(owner, 'email-details', { valueBoolean: emailDetails }),
      ...person.texts.kinds.map((kind) => extensionOf(owner, 'texts', { valueCode: kind })),
      ...person.pushes.map((kind) => extensionOf(owner, 'pushes', { valueCode: kind })),
      extensionOf(owner, 'text-details', { valueBoolean: person.texts.showsDetails }),
      ...person.choices.map((chosen) => choiceOf(chosen, owner)),
      ...instantExtension(owner, 'calendar-since', person.calendarSince),
      ...instantExtension(owner, 'second-factor-declined', person.factorDeclinedAt),
      ...instantExtension(owner, 'account-since', person.accountCreatedAt),
    ],
    identifier: [identifierOf(owner, 'login', person.login)],
    ...nameOf(person),
    telecom: emailsOf(person, owner),
    active: true,
    link: [
      // Unverified until a clinic sees the card.
      { target: refToOwner(owner), assurance: person.namVerifiedAt === null ? 'level1' : 'level3' },
      ...linkIds.map((linkId) => ({ target: refTo('RelatedPerson', linkId) })),
    ],
  };
};
