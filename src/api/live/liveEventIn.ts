import type { LiveEvent } from '../../../contract/events.ts';
import { isRecord, type Fields } from '../../lib/isRecord';

/** Required text fields; the rest is not validated. */
const needs: Record<LiveEvent['type'], readonly string[]> = {
  unread: [],
  place: ['spaceId', 'clinicId', 'state'],
  hold: ['spaceId', 'state'],
  visit: ['reservationId', 'change', 'by'],
  alert: ['alertId', 'state'],
  dependents: [],
  texts: [],
  thread: [],
  reset: [],
};

const isKnown = (type: unknown): type is LiveEvent['type'] => typeof type === 'string' && Object.hasOwn(needs, type);

const isUsable = (event: Fields): boolean => {
  const { type, total } = event;
  if (!isKnown(type)) return false;
  return needs[type].every((name) => typeof event[name] === 'string') && (type !== 'unread' || Number.isInteger(total));
};

export const liveEventIn = (data: string): LiveEvent | undefined => {
  try {
    const event: unknown = JSON.parse(data);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: looked at above, field by field
    return isRecord(event) && isUsable(event) ? (event as LiveEvent) : undefined;
  } catch {
    return undefined; // not JSON: another back end
  }
};
