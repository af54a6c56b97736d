import { drawn } from './chance';
import { isPlain, type Plain } from './isPlain';

const [days, quarters] = [14, 32];
const [quarter, day, morning] = [15 * 60_000, 86_400_000, 13 * 3_600_000];

const drawnTogether = [
  ['clinicId', 'distanceKm'],
  ['profId', 'perName'],
  ['careType', 'mode', 'care', 'languages'],
] as const;

const faceOf = (slot: Plain, names: readonly string[]): Plain =>
  Object.fromEntries(names.flatMap((name) => (name in slot ? [[name, slot[name]]] : [])));

const facesIn = (slots: readonly Plain[], names: readonly string[]): Plain[] => [
  ...new Map(slots.map((slot) => faceOf(slot, names)).map((face) => [JSON.stringify(face), face])).values(),
];

const startOf = (slot: unknown): string => (isPlain(slot) ? String(slot['start']) : '');

/** Free times are public (decision 89). */
export const scattered = (list: readonly unknown[], today: number): unknown[] => {
  const slots = list.filter(isPlain);
  const faces = drawnTogether.map((names) => facesIn(slots, names));
  const drawnStart = () =>
    new Date(today - (today % day) + (1 + drawn(days)) * day + morning + drawn(quarters) * quarter).toISOString();
  const drawnAnew = list.map((one): unknown =>
    isPlain(one) && one['held'] == null
      ? faces.reduce<Plain>((slot, each) => ({ ...slot, ...each[drawn(each.length)] }), {
          ...one,
          start: drawnStart(),
        })
      : one,
  );
  return drawnAnew
    .map((slot) => ({ slot, chance: drawn(2 ** 32) }))
    .sort((one, other) => startOf(one.slot).localeCompare(startOf(other.slot)) || one.chance - other.chance)
    .map(({ slot }) => slot);
};
