import type { CodeableConcept, Consent, Patient, Period, RelatedPerson } from '@medplum/fhirtypes';

import type { DependentScope } from '../../../../contract/dependents.ts';
import { codingOf, extensionOf, instantOf, refTo, type Owner } from './naming.ts';
import { nameOf, type Named } from './person.ts';

export type FiledLink = Named & {
  linkId: string;
  accountId: string;
  /** Null once the owner no longer acts for them: their identity is then private. */
  patientId: string | null;
  relationship: string;
  basis: string;
  scopes: readonly DependentScope[];
  state: 'pending' | 'active' | 'ended';
  locked: boolean;
  lockReason: string | null;
  startsOn: string;
  endsOn: string | null;
  createdAt: Date;
};

/** `relationship` gives the inverse (v3-RoleCode). */
const roles: Readonly<Record<string, string>> = {
  child: 'PRN',
  grandchild: 'GRPRN',
  parent: 'CHILD',
  grandparent: 'GRNDCHILD',
  spouse: 'SPS',
  sibling: 'SIB',
  ward: 'GUARD',
};

const relationshipOf = ({ relationship }: FiledLink, owner: Owner): CodeableConcept => {
  const role = roles[relationship];
  return {
    coding: [
      ...(role === undefined ? [] : [{ system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', code: role }]),
      codingOf(owner, 'relationship', relationship),
    ],
  };
};

const periodOf = ({ startsOn, endsOn }: FiledLink): Period => ({
  start: startsOn,
  ...(endsOn === null ? {} : { end: endsOn }),
});

const isOwners = ({ accountId }: FiledLink, owner: Owner): boolean => accountId === owner.accountId;

/** Name only: the rest is not the owner's data. */
const namedPatient = (link: FiledLink, owner: Owner): Patient[] =>
  isOwners(link, owner) && link.patientId !== null
    ? [{ resourceType: 'Patient', id: link.patientId, ...nameOf(link) }]
    : [];

const actingPerson = (link: FiledLink, self: Named, owner: Owner): RelatedPerson => ({
  resourceType: 'RelatedPerson',
  id: link.linkId,
  active: link.state === 'active' && !link.locked,
  patient: link.patientId === null ? { type: 'Patient' } : refTo('Patient', link.patientId),
  relationship: [relationshipOf(link, owner)],
  ...nameOf(isOwners(link, owner) ? self : link),
  period: periodOf(link),
});

const statuses = { pending: 'proposed', active: 'active', ended: 'inactive' } as const;

/** A lock denies everything while it lasts. */
const agreement = (link: FiledLink, owner: Owner): Consent => ({
  resourceType: 'Consent',
  id: link.linkId,
  ...(link.lockReason === null
    ? {}
    : { extension: [extensionOf(owner, 'lock-reason', { valueString: link.lockReason })] }),
  status: statuses[link.state],
  scope: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/consentscope', code: 'patient-privacy' }] },
  category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'INFA' }] }],
  ...(link.patientId === null ? {} : { patient: refTo('Patient', link.patientId) }),
  dateTime: instantOf(link.createdAt),
  policyRule: { coding: [codingOf(owner, 'access-basis', link.basis)] },
  provision: {
    type: link.locked ? 'deny' : 'permit',
    period: periodOf(link),
    actor: [
      {
        role: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ParticipationType', code: 'IRCP' }] },
        reference: refTo('RelatedPerson', link.linkId),
      },
    ],
    ...(link.scopes.length === 0
      ? {}
      : { action: link.scopes.map((scope) => ({ coding: [codingOf(owner, 'access-level', scope)] })) }),
  },
});

export const linkResources = (link: FiledLink, self: Named, owner: Owner): (Patient | RelatedPerson | Consent)[] => [
  ...namedPatient(link, owner),
  actingPerson(link, self, owner),
  agreement(link, owner),
];
