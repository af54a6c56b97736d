import { z } from 'zod';

import { FeedRefused } from '../feedRefused.ts';

export const resourceTypes = ['Location', 'Schedule', 'Slot'] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const serviceType = 'HealthcareService';
export type FileType = ResourceType | typeof serviceType;

const manifest = z.object({
  request: z.string().nullish(),
  output: z.array(z.object({ type: z.string(), url: z.string().min(1).max(2_000) })).max(10_000),
});

export type Output = { type: FileType; url: string };
export type Manifest = { request: string | null; outputs: Output[] };

export const largestManifest = 5_000_000;

const isOurs = (type: string): type is FileType => [...resourceTypes, serviceType].some((known) => known === type);

/** @throws FeedRefused */
export const parseManifest = (text: string, where: string): Manifest => {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new FeedRefused(`${where} is not JSON, so it is no manifest.`, { cause });
  }
  const parsed = manifest.safeParse(json);
  if (!parsed.success)
    throw new FeedRefused(
      `${where} is no $bulk-publish manifest: ${parsed.error.issues[0]?.path.join('.') ?? ''} is missing or wrong.`,
    );
  const outputs = parsed.data.output.flatMap(({ type, url }) => (isOurs(type) ? [{ type, url }] : []));
  const missing = resourceTypes.filter((type) => !outputs.some((output) => output.type === type));
  if (missing.length > 0) throw new FeedRefused(`${where} names no file of type ${missing.join(', ')}.`);
  return { request: parsed.data.request ?? null, outputs };
};

const climbs = (path: string): boolean => {
  try {
    return decodeURIComponent(path).split(/[/\\]/).includes('..') || decodeURIComponent(path).includes('\0');
  } catch {
    return true;
  }
};

/**
 * Relative addresses must be below the manifest, absolute ones on one origin.
 * @param origin null to take the first absolute address's
 */
export const refuseOutside = ({ request, outputs }: Manifest, origin: string | null): void => {
  let home = origin ?? (request === null ? null : (URL.parse(request)?.origin ?? null));
  for (const { url } of outputs) {
    const refuse = (why: string): FeedRefused =>
      new FeedRefused(`The manifest points outside itself: ${url} ${why}. Nothing was taken.`);
    if (climbs(url)) throw refuse('climbs out of its folder');
    if (/^[/\\]/.test(url)) throw refuse('is an absolute path');
    const absolute = URL.parse(url);
    if (absolute === null) continue;
    if (!/^https?:$/.test(absolute.protocol)) throw refuse('is no web address');
    if (absolute.username !== '' || absolute.password !== '') throw refuse('carries a user name');
    home ??= absolute.origin;
    if (absolute.origin !== home) throw refuse(`is not at ${home}`);
  }
};
