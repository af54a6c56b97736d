import { kilobytes, ratio, whole } from '../report/format.ts';
import type { Outcome } from '../report/outcome.ts';
import type { Table } from '../report/table.ts';
import type { Fetched } from './firstLoad.ts';
import { isCompared, kinds, type Kind } from './kinds.ts';
import type { LaterPart } from './laterParts.ts';

type Both = { floor: Fetched[]; portal: Fetched[] };

const bytesOf = (files: readonly Fetched[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
const now = (files: readonly Fetched[]): Fetched[] => files.filter(({ isAhead }) => !isAhead);
const ahead = (files: readonly Fetched[]): Fetched[] => files.filter(({ isAhead }) => isAhead);
const ofKind = (files: readonly Fetched[], kind: Kind): Fetched[] => files.filter((file) => file.kind === kind);
const compared = (files: readonly Fetched[]): Fetched[] => now(files).filter(({ kind }) => isCompared(kind));

const sizeAndCount = (files: readonly Fetched[]): string[] => [whole(bytesOf(files)), String(files.length)];

const firstLoadTable = ({ floor, portal }: Both): Table => ({
  title: 'First load of the login page, bytes under brotli 11',
  head: ['', 'floor', 'files', 'portal', 'files'],
  rows: [
    ...kinds.map((kind) => [
      isCompared(kind) ? kind : `${kind} (not compared)`,
      ...sizeAndCount(ofKind(now(floor), kind)),
      ...sizeAndCount(ofKind(now(portal), kind)),
    ]),
    ['compared', ...sizeAndCount(compared(floor)), ...sizeAndCount(compared(portal))],
    ['fetched ahead, once the page stands', ...sizeAndCount(ahead(floor)), ...sizeAndCount(ahead(portal))],
  ],
});

const partsTable = (parts: readonly LaterPart[]): Table => ({
  title: 'What comes later, each part with all that the first load did not bring, now or ahead',
  head: ['part', 'bytes', 'files'],
  rows: parts.map(({ name, bytes, files }) => [name, whole(bytes), String(files)]),
});

/** The outcome of the bench: what was fetched, what comes later, and the figures that have a budget. */
export const describeBundle = (fetched: Both, parts: readonly LaterPart[]): Outcome => {
  const [floorBytes, portalBytes] = [bytesOf(compared(fetched.floor)), bytesOf(compared(fetched.portal))];
  // What sends a name and a password is ahead in the portal, and within the floor.
  const signInBytes = portalBytes + bytesOf(ofKind(ahead(fetched.portal), 'script'));
  const heaviest = parts[0]?.bytes;
  return {
    tables: [firstLoadTable(fetched), partsTable(parts)],
    figures: {
      'firstLoad.ratio': portalBytes / floorBytes,
      'firstLoad.bytes': portalBytes,
      'firstLoad.files': now(fetched.portal).length,
      'signIn.ratio': signInBytes / floorBytes,
      'floor.bytes': floorBytes,
      ...(heaviest === undefined ? {} : { 'routes.heaviestBytes': heaviest }),
    },
    notes: [
      `The login page, with its prerendered HTML in both languages, weighs ${ratio(portalBytes / floorBytes)} times the mandated libraries alone (${kilobytes(floorBytes)}).`,
      `With the scripts that signing in needs, fetched ahead: ${ratio(signInBytes / floorBytes)} times.`,
    ],
  };
};
