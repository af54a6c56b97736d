import { hash } from 'node:crypto';

import { z } from 'zod';

import type { Criteria } from '../../../contract/appointments.ts';
import { id } from '../../../contract/wire.ts';
import { decodeCursor, encodeCursor } from './cursorEncoding.ts';
import { MalformedRequest } from './errors.ts';

/** `metres`: when sorted by distance. */
export type PageKey = { startsAt: Date; slotId: string; metres: number | null };

/** Bounds: the year 3000 in milliseconds, half the earth's circumference. */
const keys = z.tuple([
  z.string(),
  z.int().min(0).max(32_503_680_000_000),
  id,
  z.int().min(0).max(21_000_000).nullable(),
]);

const isAny = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const inOrder = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).sort() : value);

const ofThePage = new Set(['cursor', 'limit']);

export const hashCriteria = (criteria: Criteria): string => {
  const canonical = Object.entries(criteria)
    .filter(([name, value]) => !ofThePage.has(name) && !isAny(value))
    .map(([name, value]): [string, unknown] => [name, inOrder(value)])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify(canonical), 'base64url').slice(0, 16);
};

export const toCursor = (criteriaHash: string, { startsAt, slotId, metres }: PageKey): string =>
  encodeCursor([criteriaHash, startsAt.getTime(), slotId, metres]);

/** @throws MalformedRequest 400 `appointment.staleCursor` if invalid or another search's */
export const fromCursor = (cursor: string, criteriaHash: string): PageKey => {
  const read = decodeCursor(keys, cursor);
  if (read?.[0] !== criteriaHash) throw new MalformedRequest('appointment.staleCursor');
  const [, startsAt, slotId, metres] = read;
  return { startsAt: new Date(startsAt), slotId, metres };
};
