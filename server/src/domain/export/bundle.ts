import type { BundleEntry, Resource, ResourceType } from '@medplum/fhirtypes';

import { instantOf, type Owner } from './naming.ts';

const openingText = ({ bundleId, at }: { bundleId: string; at: Date }, { lang }: Owner): string => {
  const head = JSON.stringify({
    resourceType: 'Bundle',
    language: `${lang}-CA`,
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${bundleId}` },
    type: 'collection',
    timestamp: instantOf(at),
  });
  return `${head.slice(0, -1)},"entry":[`;
};

/** Only these may repeat; remembering all types takes too much memory. */
const spokenOf: ReadonlySet<string> = new Set([
  'Patient',
  'Organization',
  'Location',
  'Practitioner',
  'DocumentReference',
] satisfies ResourceType[]);

/** Characters; smaller chunks cost more to send than to write. */
const pieceSize = 64 * 1024;

/**
 * Streams a JSON `collection` Bundle, each resource once. A truncated file is invalid JSON, so no one takes it for
 * complete.
 */
export async function* bundleText(
  resources: AsyncIterable<Resource>,
  name: { bundleId: string; at: Date },
  owner: Owner,
): AsyncGenerator<string> {
  const written = new Set<string>();
  let [piece, between] = [openingText(name, owner), ''];
  for await (const resource of resources) {
    const fullUrl = `${owner.base}/fhir/${resource.resourceType}/${resource.id ?? ''}`;
    if (written.has(fullUrl)) continue;
    if (spokenOf.has(resource.resourceType)) written.add(fullUrl);
    piece += `${between}${JSON.stringify({ fullUrl, resource } satisfies BundleEntry)}`;
    between = ',\n';
    if (piece.length < pieceSize) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]}`;
}
