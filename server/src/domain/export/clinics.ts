import type { ContactPoint, Location, Organization, Practitioner } from '@medplum/fhirtypes';

import type { Profession } from '../../../../contract/catalogues.ts';
import type { NetworkClinic } from '../network.ts';
import { codingOf, refTo, type Owner } from './naming.ts';

export type FiledClinic = Pick<
  NetworkClinic,
  'clinicId' | 'name' | 'addressLine' | 'city' | 'province' | 'postalCode' | 'position' | 'timeZone' | 'phone'
>;

export type FiledProfessional = { professionalId: string; name: string; profession: Profession };

/** Custodian of the audit trail; sender of its own messages. */
export const networkId = 'network';

export const networkOrganization = ({ base }: Owner): Organization => ({
  resourceType: 'Organization',
  id: networkId,
  identifier: [{ system: 'urn:ietf:rfc:3986', value: base }],
});

const telecomOf = ({ phone }: FiledClinic): { telecom?: ContactPoint[] } =>
  phone === null ? {} : { telecom: [{ system: 'phone', value: phone }] };

const organizationOf = (clinic: FiledClinic): Organization => ({
  resourceType: 'Organization',
  id: clinic.clinicId,
  name: clinic.name,
  ...telecomOf(clinic),
  partOf: refTo('Organization', networkId),
});

const locationOf = (clinic: FiledClinic): Location => ({
  resourceType: 'Location',
  id: clinic.clinicId,
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/timezone', valueCode: clinic.timeZone }],
  name: clinic.name,
  ...telecomOf(clinic),
  address: {
    ...(clinic.addressLine === '' ? {} : { line: [clinic.addressLine] }),
    ...(clinic.city === '' ? {} : { city: clinic.city }),
    state: clinic.province,
    ...(clinic.postalCode === null ? {} : { postalCode: clinic.postalCode }),
    country: 'CA',
  },
  ...(clinic.position === null ? {} : { position: clinic.position }),
  managingOrganization: refTo('Organization', clinic.clinicId),
});

export const clinicResources = (clinic: FiledClinic): (Organization | Location)[] => [
  organizationOf(clinic),
  locationOf(clinic),
];

export const practitionerOf = (
  { professionalId, name, profession }: FiledProfessional,
  owner: Owner,
): Practitioner => ({
  resourceType: 'Practitioner',
  id: professionalId,
  name: [{ text: name }],
  qualification: [{ code: { coding: [codingOf(owner, 'profession', profession)] } }],
});
