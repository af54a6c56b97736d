import { readFileSync } from 'node:fs';

export type Point = { fsa: string; lat: number; lng: number };

const file = new URL('../../server/seeds/fsaQuebec.csv', import.meta.url);

/**
 * Where the postal codes of Quebec begin, degrees WGS 84: many in Montreal and around it, few in the north, as people
 * live.
 */
export const points: readonly Point[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [fsa = '', lat, lng] = line.split(',');
    return { fsa, lat: Number(lat), lng: Number(lng) };
  });
