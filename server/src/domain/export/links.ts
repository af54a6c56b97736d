import type { CodeableConcept, Consent, Patient, Period, RelatedPerson } from '@medplum/fhirtypes';

import type { DependentScope } from '../../../../contract/dependents.ts';
import { codingOf, extensionOf, instantOf, refTo, type Owner } from './naming.ts';
import { nameOf, type Named } from './person.ts';

/** A link by which the owner acts for somebody, or somebody for the owner, as it stands today. */
export type FiledLink = Named & {
  linkId: string;
  /** Whose account acts. */
  accountId: string;
  /** For whom; null for whom the owner acts no more: who that is has become none of the owner’s business. */
  patientId: string | null;
  /** Who the person is to whoever acts for them. */
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

/** What who acts is to the person, where `relationship` says the other way round (v3-RoleCode). */
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

/** Somebody the owner acts for: how they are called and nothing more, since the file of another is not the owner’s. */
const namedPatient = (link: FiledLink, owner: Owner): Patient[] =>
  isOwners(link, owner) && link.patientId !== null
    ? [{ resourceType: 'Patient', id: link.patientId, ...nameOf(link) }]
    : [];

/** Who acts, as one who acts: the owner for another, or another for the owner. `self` is how the owner is called. */
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

/** What was agreed: who may do what for whom, from when to when. A lock refuses it all while it lasts. */
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

/** Everything that tells of a link. */
export const linkResources = (link: FiledLink, self: Named, owner: Owner): (Patient | RelatedPerson | Consent)[] => [
  ...namedPatient(link, owner),
  actingPerson(link, self, owner),
  agreement(link, owner),
];
