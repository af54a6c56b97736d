import { careTypes, languages, modes } from '../../../../contract/catalogues.ts';
import { quebecZone } from '../../../../contract/quebec.ts';
import { drawn, pick } from './chance';
import { isPlain, plain, type Plain } from './isPlain';
import type { Mask } from './rules';

/** How many a list shows that shows any: their number would tell the search. */
const listed = 12;

const [days, quarters] = [14, 32];
const [quarter, day, morning] = [15 * 60_000, 86_400_000, 13 * 3_600_000];

const oneOfAll = <T>(list: readonly T[]): T | undefined => list[drawn(list.length)];

const startAfter = (today: number): string =>
  new Date(today - (today % day) + (1 + drawn(days)) * day + morning + drawn(quarters) * quarter).toISOString();

const newId = (): string => Array.from({ length: 32 }, () => pick('0123456789abcdef')).join('');

/** From the whole network and the catalogues: what the list itself has would tell it. */
const drawnSlot = ({ calendar, now, outside: { clinics, professionals }, pseudonyms }: Mask): Plain => {
  const profId = oneOfAll([...professionals]);
  return {
    spaceId: newId(),
    clinicId: pseudonyms.ofText(oneOfAll([...clinics]) ?? 'clinic'),
    profId: profId === undefined ? null : pseudonyms.ofText(profId),
    perName: '',
    careType: oneOfAll(careTypes),
    mode: oneOfAll(modes),
    languages: [...languages],
    start: startAfter(calendar(now)),
    timeZone: quebecZone,
    durationMinutes: 20,
    distanceKm: 1,
    held: null,
  };
};

const idOf = (slot: unknown): unknown => plain(slot)['spaceId'] ?? null;

const textIn = (slot: unknown, name: string): string => String(plain(slot)[name]);

const byStart = (one: unknown, other: unknown): number =>
  textIn(one, 'start').localeCompare(textIn(other, 'start')) ||
  textIn(one, 'spaceId').localeCompare(textIn(other, 'spaceId'));

/** Keeps what the person held, booked or tried, as it is told elsewhere; draws the rest (decision 89). */
export const freeTimes = (list: readonly unknown[], mask: Mask, told: (slot: unknown) => unknown): unknown[] => {
  if (list.length === 0) return [];
  const isOwn = (slot: unknown): boolean =>
    isPlain(slot) && (plain(slot)['held'] != null || mask.outside.values.has(textIn(slot, 'spaceId')));
  const own = list.filter(isOwn);
  const key = JSON.stringify(list.map(idOf));
  const others =
    mask.drawnLists.get(key) ?? Array.from({ length: Math.max(0, listed - own.length) }, () => drawnSlot(mask));
  mask.drawnLists.set(key, others);
  return [...own.map(told), ...others].sort(byStart);
};
