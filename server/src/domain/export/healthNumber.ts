import type { Identifier } from '@medplum/fhirtypes';

import { instantOf, extensionOf, type Owner } from './naming.ts';

/** HL7 Canada, CA Baseline. */
const systems: readonly [shape: RegExp, name: string][] = [
  [/^[A-Z]{4}\d{8}$/, 'ca-qc-patient-healthcare-id'],
  [/^\d{10}$/, 'ca-on-patient-hcn'],
  [/\d{9}/, 'ca-nb-patient-healthcare-id'],
];

/** The CA Baseline JHN slice. */
export const healthNumberOf = (nam: string, verifiedAt: Date | null, owner: Owner): Identifier => {
  const name = systems.find(([shape]) => shape.test(nam))?.[1];
  return {
    use: 'official',
    type: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'JHN' }] },
    ...(name === undefined ? {} : { system: `https://fhir.infoway-inforoute.ca/NamingSystem/${name}` }),
    value: nam,
    ...(verifiedAt === null
      ? {}
      : { extension: [extensionOf(owner, 'verified', { valueDateTime: instantOf(verifiedAt) })] }),
  };
};
