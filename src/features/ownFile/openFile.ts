import type { Bundle, CodeableConcept, Coding, Extension, Reference, Resource, ResourceType } from '@medplum/fhirtypes';

import { isExportUrl, type ExportName } from '../../../contract/exportNames.ts';

export type Of<T extends ResourceType> = Extract<Resource, { resourceType: T }>;

export type OpenFile = {
  /** Time of the export, with its offset. */
  at: string | undefined;
  all: <T extends ResourceType>(type: T) => Of<T>[];
  find: <T extends ResourceType>(type: T, reference: Reference | undefined) => Of<T> | undefined;
};

/** References are internal, such as `Location/…`. */
export const openFile = ({ entry = [], timestamp }: Bundle): OpenFile => {
  const byReference = new Map<string, Resource>(
    entry.flatMap(({ resource }) =>
      resource?.id === undefined ? [] : [[`${resource.resourceType}/${resource.id}`, resource] as const],
    ),
  );
  const isA =
    <T extends ResourceType>(type: T) =>
    (resource: Resource | undefined): resource is Of<T> =>
      resource?.resourceType === type;
  return {
    at: timestamp,
    all: (type) => [...byReference.values()].filter(isA(type)),
    find: (type, reference) => [byReference.get(reference?.reference ?? '')].find(isA(type)),
  };
};

export const codeAmong = (codings: readonly Coding[] | undefined, name: ExportName): string | undefined =>
  codings?.find(({ system }) => isExportUrl(system, name))?.code;

export const codeIn = (concept: CodeableConcept | undefined, name: ExportName): string | undefined =>
  codeAmong(concept?.coding, name);

export const extensionIn = (within: { extension?: Extension[] } | undefined, name: ExportName): Extension | undefined =>
  within?.extension?.find(({ url }) => isExportUrl(url, name));

export const nameIn = (person: { name?: { text?: string }[] } | undefined): string => person?.name?.[0]?.text ?? '';

/** Latest first. */
export const requestsIn = (file: OpenFile, kind: 'place-alert' | 'invitation'): Of<'Task'>[] =>
  file
    .all('Task')
    .filter(({ code }) => codeIn(code, 'request-kind') === kind)
    .reverse();

export const valueOf = ({ input }: Of<'Task'>, criterion: string): string | undefined =>
  input?.find(({ type }) => codeIn(type, 'criterion') === criterion)?.valueString;
