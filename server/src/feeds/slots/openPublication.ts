import { createReadStream, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

import { FeedRefused } from '../feedRefused.ts';
import {
  largestManifest,
  parseManifest,
  refuseOutside,
  resourceTypes,
  type Manifest,
  type Output,
} from './manifest.ts';
import { isWebAddress, sourceNamed, type Publication, type PublishedFile } from './publication.ts';
import { openWebPublication } from './webPublication.ts';

const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

const findManifest = (where: string): string => {
  const found = statSync(where, { throwIfNoEntry: false });
  if (found === undefined) throw new FeedRefused(`${where} does not exist.`);
  if (!found.isDirectory()) return where;
  const [only, ...more] = readdirSync(where).filter((name) => /\$?bulk-publish(?:\.json)?$/.test(name));
  if (only === undefined || more.length > 0)
    throw new FeedRefused(
      `The folder ${where} holds ${more.length + (only === undefined ? 0 : 1)} manifests; name one.`,
    );
  return join(where, only);
};

const lastPart = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

const candidates = ({ url }: Output, request: string | null): string[] => {
  const absolute = URL.parse(url);
  if (absolute === null) return [decodeURIComponent(url)];
  const path = decodeURIComponent(absolute.pathname).slice(1);
  const base =
    request === null
      ? ''
      : decodeURIComponent(URL.parse(request)?.pathname ?? '')
          .slice(1)
          .replace(/\$bulk-publish\/?$/, '');
  return [...(path.startsWith(base) ? [path.slice(base.length)] : []), path, path.replaceAll('/', '_')];
};

type Found = { output: Output; path: string | undefined };

/** A recording may omit whole regions (`DE.ndjson`), but a partial one would leave slots without a site. */
const refuseHalves = (found: readonly Found[]): void => {
  for (const { output } of found.filter(({ path }) => path === undefined)) {
    const region = found.filter((other) => lastPart(other.output.url) === lastPart(output.url));
    const isWhole = resourceTypes.every((type) => region.some((other) => other.output.type === type));
    if (isWhole && region.every(({ path }) => path === undefined)) continue;
    throw new FeedRefused(`The file of ${output.url} is missing beside the manifest. Nothing was taken.`);
  }
  if (found.every(({ path }) => path === undefined))
    throw new FeedRefused('None of the files of the manifest stand beside it. Nothing was taken.');
};

const inside = (folder: string, path: string): string => {
  const real = realpathSync(path);
  if (!real.startsWith(folder + sep))
    throw new FeedRefused(
      `The manifest points outside itself: ${path} is a link out of its folder. Nothing was taken.`,
    );
  if (!statSync(real).isFile()) throw new FeedRefused(`${path} is no file. Nothing was taken.`);
  return real;
};

const readManifest = (path: string): Manifest => {
  if (!statSync(path).isFile() || statSync(path).size > largestManifest)
    throw new FeedRefused(`${path} is no manifest: it is too large, or no file.`);
  return parseManifest(readFileSync(path, 'utf8'), path);
};

const sourceOf = ({ request, outputs }: Manifest, folder: string): string =>
  sourceNamed(request) ?? sourceNamed(outputs[0]?.url ?? null) ?? `smart:${basename(folder)}`;

const openFolder = async (where: string): Promise<Publication> => {
  const path = findManifest(where);
  const manifest = readManifest(path);
  refuseOutside(manifest, null);
  const folder = realpathSync(dirname(path));
  const found = manifest.outputs.map((output) => ({
    output,
    path: candidates(output, manifest.request)
      .map((name) => join(folder, name))
      .find(isThere),
  }));
  refuseHalves(found);
  const files = found.flatMap(({ output, path: file }): PublishedFile[] => {
    if (file === undefined) return [];
    const real = inside(folder, file);
    const open = () => {
      const chunks = createReadStream(real);
      return Promise.resolve({ chunks, leave: () => chunks.destroy(), etag: null, lastModified: null });
    };
    return [{ type: output.type, name: basename(file), address: real, open, openUnlessSame: open }];
  });
  return {
    source: sourceOf(manifest, folder),
    claimedSource: null,
    files,
    notRecorded: found.flatMap(({ output, path: file }) => (file === undefined ? [output.url] : [])),
  };
};

/** @throws FeedRefused */
export const openPublication = (where: string, stopping?: AbortSignal): Promise<Publication> =>
  isWebAddress(where) ? openWebPublication(where, stopping) : openFolder(where);
