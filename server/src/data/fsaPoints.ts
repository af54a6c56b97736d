import { readFileSync } from 'node:fs';

import { parse } from 'csv-parse/sync';

import { patterns } from '../../../contract/rules.ts';
import type { Position } from '../domain/distance.ts';

const file = new URL('../../seeds/fsaQuebec.csv', import.meta.url);

const readPoints = (): ReadonlyMap<string, Position> => {
  const rows: string[][] = parse(readFileSync(file), { from_line: 2 });
  return new Map(
    rows.map(([fsa = '', latitude, longitude]) => [fsa, { latitude: Number(latitude), longitude: Number(longitude) }]),
  );
};

let points: ReadonlyMap<string, Position> | undefined;

/** The median of the first three characters. Coarse: a rural area is hundreds of kilometres wide. */
export const fsaPoint = (postalCode: string): Position | undefined => {
  const cleaned = postalCode.toUpperCase().replace(/\s/g, '');
  if (!patterns.postalCode.test(cleaned) && !patterns.forwardSortationArea.test(cleaned)) return undefined;
  points ??= readPoints();
  return points.get(cleaned.slice(0, 3));
};
