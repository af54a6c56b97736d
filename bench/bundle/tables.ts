import { kilobytes, ratio, whole } from '../report/format.ts';
import type { Outcome } from '../report/outcome.ts';
import type { Table } from '../report/table.ts';
import type { Fetched } from './firstLoad.ts';
import { isCompared, kinds, type Kind } from './kinds.ts';
import type { LaterPart } from './laterParts.ts';

type Both = { floor: Fetched[]; portal: Fetched[] };

const bytesOf = (files: readonly Fetched[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
const ofKind = (files: readonly Fetched[], kind: Kind): Fetched[] => files.filter((file) => file.kind === kind);
const compared = (files: readonly Fetched[]): Fetched[] => files.filter(({ kind }) => isCompared(kind));

const sizeAndCount = (files: readonly Fetched[]): string[] => [whole(bytesOf(files)), String(files.length)];

const firstLoadTable = ({ floor, portal }: Both): Table => ({
  title: 'First load of the login page, bytes under brotli 11',
  head: ['', 'floor', 'files', 'portal', 'files'],
  rows: [
    ...kinds.map((kind) => [
      isCompared(kind) ? kind : `${kind} (not compared)`,
      ...sizeAndCount(ofKind(floor, kind)),
      ...sizeAndCount(ofKind(portal, kind)),
    ]),
    ['compared', ...sizeAndCount(compared(floor)), ...sizeAndCount(compared(portal))],
  ],
});

const partsTable = (parts: readonly LaterPart[]): Table => ({
  title: 'What comes later, each part with all that the first load did not bring',
  head: ['part', 'bytes', 'files'],
  rows: parts.map(({ name, bytes, files }) => [name, whole(bytes), String(files)]),
});

/** The outcome of the bench: what was fetched, what comes later, and the figures that have a budget. */
export const describeBundle = (fetched: Both, parts: readonly LaterPart[]): Outcome => {
  const [floorBytes, portalBytes] = [bytesOf(compared(fetched.floor)), bytesOf(compared(fetched.portal))];
  const heaviest = parts[0]?.bytes;
  return {
    tables: [firstLoadTable(fetched), partsTable(parts)],
    figures: {
      'firstLoad.ratio': portalBytes / floorBytes,
      'firstLoad.bytes': portalBytes,
      'firstLoad.files': fetched.portal.length,
      'floor.bytes': floorBytes,
      ...(heaviest === undefined ? {} : { 'routes.heaviestBytes': heaviest }),
    },
    notes: [
      `The login page, with its prerendered HTML in both languages, weighs ${ratio(portalBytes / floorBytes)} times the mandated libraries alone (${kilobytes(floorBytes)}).`,
    ],
  };
};
